import Joinery
import Testing

private protocol UserService: Sendable {}
private protocol UserServices: Sendable {}
private final class Service: UserService, UserServices {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Sendable {}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init).declared(at: "App/Page.swift", 3) }
}

@Suite struct NearMissTests {
    private func hints(@BindingsBuilder _ bindings: () -> Bindings) -> [String] {
        problem(bindings)?.hints ?? []
    }

    @Test func `A composition that holds the type is a near miss`() {
        let found = hints {
            Singleton(Service.init, as: (any UserService & UserServices).self).declared(at: "App/A.swift", 1)
            Transient(Int.self) { (_: any UserService) in 1 }
        }
        #expect(found.first?.contains("bound as any UserService & UserServices (App/A.swift:1)") == true, "\(found)")
    }

    @Test func `A name that is nearly the same is a near miss`() {
        let found = hints {
            Singleton(Service.init, as: (any UserServices).self).declared(at: "App/A.swift", 1)
            Transient(Int.self) { (_: any UserService) in 1 }
        }
        #expect(found.first == "did you mean any UserServices (App/A.swift:1)?")
    }

    @Test func `The concrete type behind the protocol is a near miss`() {
        let found = hints {
            Singleton(Service.init).declared(at: "App/A.swift", 1)
            Transient(Int.self) { (_: any UserService) in 1 }
        }
        #expect(
            found.first
                == "Service is bound (App/A.swift:1): if it conforms, add .provides((any UserService).self) { $0 } there."
        )
    }

    @Test func `A binding in a module is a near miss that names the module`() {
        struct PartModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.self) { (_: Part) in Page() }
                PerModule(Part.self) { Part() }.declared(at: "App/Part.swift", 5)
            }
        }
        final class Part {}
        let found = hints {
            PartModule()
            Transient(Int.self) { (_: Part) in 1 }
        }
        #expect(found.first?.contains("Part is bound in module PartModule (App/Part.swift:5)") == true, "\(found)")
    }

    @Test func `The entry of a module is a near miss that names the builder`() {
        let found = hints {
            PageModule()
            Transient(Int.self) { (_: Page) in 1 }
        }
        #expect(
            found.first
                == "Page is the entry of PageModule (App/Page.swift:3): ask for Builder<PageInput>, and build it there."
        )
    }

    @Test func `Who asks is never what was meant`() {
        let found = hints { Singleton(NeedsReading.init) }
        #expect(found == ["declare it, for instance: Singleton((any Reading).self) { … }"])
    }

    @Test func `The problem of a module without a binding of its entry says to bind it`() {
        struct EmptyModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {}
        }
        #expect(hints { EmptyModule() } == ["Page is the Entry of PageInput: bind it in EmptyModule, with PerModule."])
    }

    @Test func `The problem of an override of a binding with an argument says so`() throws {
        let app = try Container {
            Transient(Page.self, taking: Int.self) { _ in Page() }.declared(at: "App/Page.swift", 7)
        }
        let error = #expect(throws: LinkError.self) { _ = try app.overriding { Transient(Page.self) { Page() } } }
        #expect(
            error?.problems.first?.hints.first
                == "Page(Int) is bound (App/Page.swift:7): override it with taking: Int.self."
        )
    }

    @Test func `A module's input outside of the module is a near miss`() {
        let found = hints {
            PageModule()
            Transient(Int.self) { (_: PageInput) in 1 }
        }
        #expect(found.first?.contains("PageInput is the input of PageModule") == true, "\(found)")
    }

    @Test func `A binding with an argument is a mismatch, shown with the request that fits`() {
        let found = problem {
            Transient(Page.self, taking: Int.self) { _ in Page() }.declared(at: "App/A.swift", 1)
            Transient(Int.self) { (_: Page) in 1 }
        }
        #expect(found?.kind == .argumentMismatch)
        #expect(found?.hints.first?.contains("Factory<Int, Page>") == true)
        let two = problem {
            Transient(Page.self, taking: Int.self, Bool.self) { _, _ in Page() }.declared(at: "App/A.swift", 1)
            Transient(Int.self) { (_: Page) in 1 }
        }
        #expect(two?.hints.first?.contains("Factory<(Int, Bool), Page>") == true)
    }

    @Test func `There are at most a few hints`() {
        let found = hints {
            Singleton(Service.init, as: (any UserServices).self)
            Singleton((any UserServices & Sendable & CustomStringConvertible).self) { throw Failure.down }
            Singleton((any UserService & CustomStringConvertible).self) { throw Failure.down }
            Singleton((any UserService & CustomDebugStringConvertible).self) { throw Failure.down }
            Singleton((any UserService & Identifiable).self) { throw Failure.down }
            Transient(Int.self) { (_: any UserService) in 1 }
        }
        #expect(found.count == 3, "\(found)")
    }

    @Test func `Everybody who needs what is missing is named in one problem`() {
        let found = problem {
            Transient(Int.self) { (_: Page) in 1 }.declared(at: "App/A.swift", 1)
            Transient(Bool.self) { (_: Page) in true }.declared(at: "App/A.swift", 2)
            Transient(String.self) { (_: Page, _: Int) in "" }.declared(at: "App/A.swift", 3)
        }
        #expect(found?.kind == .missing)
        let text = found?.description ?? ""
        #expect(text.contains("also needed by Bool (App/A.swift:2)"), "\(text)")
        #expect(text.contains("also needed by String (App/A.swift:3)"), "\(text)")
    }

    @Test func `The path of a need four levels deep is whole`() {
        let found = problem {
            Transient(Level<Level<Level<Level<Int>>>>.self) { (_: Level<Level<Level<Int>>>) in Level() }
            Transient(Level<Level<Level<Int>>>.self) { (_: Level<Level<Int>>) in Level() }
            Transient(Level<Level<Int>>.self) { (_: Level<Int>) in Level() }
            Transient(Level<Int>.self) { (_: Int) in Level() }
        }
        #expect(found?.path.steps.count == 5)
        #expect(found?.keys.last == "Int")
    }
}

private struct Level<Inner> {}

private protocol Reading: Sendable {}
private final class NeedsReading: Sendable { init(reading: any Reading) {} }
