import Joinery
import Testing

private final class First: Sendable {
    init(second: Second) {}
}
private final class Second: Sendable {
    init(first: First) {}
}
private protocol Naming: Sendable {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    var other: Other?
}
private final class Other {
    var page: Page?
}

@Suite struct CycleTests {
    @Test func `Two objects that need each other are one cycle in any scope`() {
        let singletons = problem {
            Singleton(First.init).declared(at: "App/A.swift", 1)
            Singleton(Second.init).declared(at: "App/B.swift", 2)
        }
        #expect(singletons?.kind == .cycle)
        #expect(singletons?.keys == ["First", "Second", "First"])
        #expect(singletons?.lines == [1, 2, 1])
        #expect(
            problem {
                Transient(First.init)
                Transient(Second.init)
            }?
            .kind == .cycle
        )
        #expect(
            problem {
                Singleton(First.init)
                Transient(Second.init)
            }?
            .kind == .cycle
        )
    }

    @Test func `An object that needs itself is a cycle of one`() {
        let found = problem { Transient(Int.self) { (number: Int) in number } }
        #expect(found?.kind == .cycle)
        #expect(found?.keys == ["Int", "Int"])
        #expect(found?.summary == "Int depends on itself.")
    }

    @Test func `A cycle through another name, an optional or both is found`() {
        struct Named: Naming {}
        let alias = problem {
            Singleton(Named.self) { (_: any Naming) in Named() }.provides((any Naming).self) { $0 }
        }
        #expect(alias?.kind == .cycle)
        #expect(
            problem {
                Singleton(Named.self) { (_: (any Naming)?) in Named() }.provides((any Naming).self) { $0 }
            }?
            .kind == .cycle
        )
    }

    @Test func `A cycle in a module names the module`() {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.self) { (_: First) in Page() }
                PerModule(First.init)
                Transient(Second.init)
            }
        }
        let found = problem { PageModule() }
        #expect(found?.kind == .cycle)
        #expect(found?.path.steps.allSatisfy { $0.module == "PageModule" } == true)
    }

    @Test func `Two cycles are two problems`() {
        let found = problems {
            Transient(First.init)
            Transient(Second.init)
            Transient(Int.self) { (_: Bool) in 1 }
            Transient(Bool.self) { (_: Int) in true }
        }
        #expect(found.map(\.kind) == [.cycle, .cycle])
    }

    @Test func `A wiring may connect what needs each other, once per instance`() throws {
        struct PageModule: Module {
            let runs: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.init)
                PerModule(Other.init)
                Wiring { [runs] (page: Page, other: Other) in
                    runs.next()
                    page.other = other
                }
            }
        }
        let runs = Counter()
        let container = try Container { PageModule(runs: runs) }
        let first = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(first.other != nil)
        #expect(first.other !== second.other)
        #expect(runs.value == 2)
    }

    @Test func `A provider that is called in the constructor it would close a cycle with throws the cycle`() throws {
        final class Asking {
            init(asked: Provider<Asked>) throws { _ = try asked() }
        }
        final class Asked {
            init(asking: Asking) {}
        }
        let container = try Container {
            Transient(Asking.init)
            Transient(Asked.init)
        }
        for _ in 0..<3 {
            let error = resolutionError { try container.resolve(Asking.self) }
            #expect(error?.name == "cycle")
            #expect(error?.keys.contains("Asked") == true)
            #expect(error?.keys.contains("Asking") == true)
        }
        #expect(resolutionError { try container.resolve(Asked.self) }?.name == "cycle")
    }

    @Test func `Singletons that capture the container and look each other up throw a cycle`() throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(Int.self) {
                let text = try #require(box.value).resolve(String.self)
                return text.count
            }
            Singleton(String.self) { "\(try #require(box.value).resolve(Int.self))" }
        }
        box.value = container
        #expect(resolutionError { try container.resolve(Int.self) }?.name == "cycle")
        #expect(resolutionError { try container.resolve(String.self) }?.name == "cycle")
        box.value = nil
    }
}
