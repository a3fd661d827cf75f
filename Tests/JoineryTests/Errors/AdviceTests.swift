import Joinery
import Testing

enum Advised {
    protocol Api: Sendable {}
    final class LiveApi: Api {}
    class Base: @unchecked Sendable {}
    final class Derived: Base, @unchecked Sendable {}
    struct PageInput: ModuleInput { typealias Entry = Page }
    final class Page: Sendable {}
    struct PageModule: Module {
        typealias Input = PageInput
        var bindings: Bindings { PerModule(Page.init) }
    }
    struct PageAssembly: Assembly { var bindings: Bindings { Singleton(Page.init) } }
}

/// What is said where something is missing depends on what kind of thing it is.
@Suite struct AdviceTests {
    private func hints(@BindingsBuilder _ bindings: () -> Bindings) -> [String] { problem(bindings)?.hints ?? [] }

    @Test func `A binding that conforms is named with what to write, in each scope and place`() throws {
        for (binding, scope) in [
            (Singleton(Advised.LiveApi.init).declared, "Singleton"),
            (Transient(Advised.LiveApi.init).declared, "Transient"),
            (Weak(Advised.LiveApi.init).declared, "Weak"), (PerModule(Advised.LiveApi.init).declared, "PerModule"),
        ] {
            let found = hints {
                binding.declared(at: "App/Api.swift", 1)
                Transient(Int.self) { (_: any Advised.Api) in 1 }
            }
            #expect(found.count == 1)
            #expect(
                found.first?.contains("write \(scope)(LiveApi.init, as: (any Api).self), or add .provides(") == true
            )
        }
        let container = try Container { Singleton(Advised.LiveApi.init) }
        let error = resolutionError { try container.resolve((any Advised.Api).self) }
        #expect(error?.description.contains("write Singleton(LiveApi.init, as: (any Api).self)") == true)
    }

    @Test func `The text of the commonest mistake`() {
        let found = hints {
            Singleton(Advised.LiveApi.init).declared(at: "App/Api.swift", 1)
            Transient(Int.self) { (_: any Advised.Api) in 1 }
        }
        #expect(
            found == [
                "LiveApi is bound (App/Api.swift:1), and not as any Api: write Singleton(LiveApi.init, as: (any Api).self), or "
                    + "add .provides((any Api).self) { $0 }."
            ]
        )
    }

    @Test func `A subclass that is bound under its own type is named`() {
        let found = hints {
            Singleton(Advised.Derived.init)
            Transient(Int.self) { (_: Advised.Base) in 1 }
        }
        #expect(found.first?.contains("write Singleton(Derived.init, as: (Base).self)") == true, "\(found)")
    }

    @Test func `A module's input, a module, an assembly and the container are no services`() throws {
        let input = hints { Transient(Int.self) { (_: Advised.PageInput) in 1 } }
        #expect(input.count == 1)
        #expect(input.first?.hasSuffix("To build the module ask for Builder<PageInput>.") == true)
        let module = hints { Transient(Int.self) { (_: Advised.PageModule) in 1 } }
        #expect(module == ["PageModule is a module, which is built: ask for Builder<PageInput>."])
        let assembly = hints { Transient(Int.self) { (_: Advised.PageAssembly) in 1 } }
        #expect(assembly == ["PageAssembly is an assembly: ask for the services that it declares."])
        let container = hints { Transient(Int.self) { (_: Container) in 1 } }
        #expect(container.count == 1)
        #expect(container.first?.hasPrefix("a container is not injected") == true)
        let plain = try Container {}
        let error = resolutionError { try plain.resolve(Advised.PageInput.self) }
        #expect(error?.description.contains("ask for Builder<PageInput>") == true)
    }

    @Test func `A value is supplied, taken, or left out by a closure`() {
        for found in [
            hints { Transient(Advised.Page.self) { (_: Int) in Advised.Page() } },
            hints { Transient(Advised.Page.self) { (_: String) in Advised.Page() } },
            hints { Transient(Advised.Page.self) { (_: @Sendable () -> Int) in Advised.Page() } },
        ] {
            #expect(found.count == 3)
            #expect(found[0].contains(".supplying(…)"))
            #expect(found[1].contains("Transient((Page).self, taking: ("))
            #expect(found[2].contains("default argument"))
        }
    }

    @Test func `The error of a factory is found by its type`() async throws {
        let container = try Container {
            Singleton(Advised.LiveApi.self) { throw Failure.down }
            Singleton(Advised.Page.self) { (_: Advised.LiveApi) in Advised.Page() }
            Singleton(Int.self) { () async throws in throw Failure.down }
        }
        let error = resolutionError { try container.resolve(Advised.Page.self) }
        #expect(error?.underlying(as: Failure.self) == .down)
        #expect(error?.underlying(as: CancellationError.self) == nil)
        #expect(resolutionError { try container.resolve(Bool.self) }?.underlying(as: Failure.self) == nil)
        let start = await #expect(throws: StartError.self) { try await container.start() }
        #expect(start?.underlying(as: Failure.self) == .down)
    }

    @Test func `A decorator and a contribution are called what they are in paths`() {
        let container = try? Container {
            Singleton(Advised.LiveApi.init)
            Decorator(Advised.LiveApi.self) { (_: Advised.LiveApi) in throw Failure.down }
            Contribution(Int.self) { throw Failure.down }
        }
        let decorated = resolutionError { try container?.resolve(Advised.LiveApi.self) }
        #expect(decorated?.path.steps.first?.role == .decorator)
        #expect(decorated?.description.contains("LiveApi  (Decorator, ") == true)
        let part = resolutionError { try container?.resolve([Int].self) }
        #expect(part?.path.steps.last?.role == .contribution)
        #expect(part?.description.contains("Int  (Contribution, ") == true)
    }
}
