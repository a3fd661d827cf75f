import Joinery
import Testing

private final class Service: Sendable {}
private enum Disk {}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
}
private final class Page: Sendable {
    let lazy: Lazy<Service>
    let made: Lazy<Service>
    let provider: Provider<Service>
    let factory: Factory<Int, String>
    let builder: Builder<PageInput>
    let resolver: Resolver
    init(
        lazy: Lazy<Service>,
        made: Lazy<Service>,
        provider: Provider<Service>,
        factory: Factory<Int, String>,
        builder: Builder<PageInput>,
        resolver: Resolver
    ) {
        self.lazy = lazy
        self.made = made
        self.provider = provider
        self.factory = factory
        self.builder = builder
        self.resolver = resolver
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init) }
}
private struct App: Assembly {
    var bindings: Bindings {
        Singleton(Service.init)
        Singleton(Service.init).tagged(Disk.self)
        Singleton(Page.init)
        Transient(String.self, taking: Int.self) { number in "\(number)" }
        Contribution(Int.self) { 1 }
        Contributions(to: Bool.self)
        PageModule()
    }
}

private func isClosed<Result>(_ body: () throws -> Result) -> Bool { resolutionError(body)?.name == "closed" }

@Suite struct ClosedTests {
    @Test func `A container that is shut down answers nothing`() async throws {
        let container = try Container { App() }
        _ = try container.resolve(Service.self)
        try await container.shutdown()
        #expect(isClosed { try container.resolve(Service.self) })
        #expect(isClosed { try container.resolve(Service?.self) })
        #expect(isClosed { try container.resolve(Service.self, tagged: Disk.self) })
        #expect(isClosed { try container.resolve(String.self, with: 1) })
        #expect(isClosed { try container.resolve([Int].self) })
        #expect(isClosed { try container.resolve([Bool].self) })
        #expect(isClosed { try container.resolve(Provider<Service>.self)() })
        #expect(isClosed { try container.resolve(Lazy<Service>.self)() })
        #expect(isClosed { try container.build(PageInput()) })
        let work = await thrown { try await container.withModule(PageInput()) { _ in 1 } } as? ResolutionError
        #expect(work?.name == "closed")
        let start = await thrown { try await container.start() } as? ResolutionError
        #expect(start?.name == "closed")
    }

    @Test func `Living modules and singletons get closed too, in every kind of request`() async throws {
        let container = try Container { App() }
        let pages = [try container.build(PageInput()), try container.resolve(Page.self)]
        for page in pages { _ = try page.made() }
        try await container.shutdown()
        for page in pages {
            #expect(isClosed { try page.lazy() })
            #expect(isClosed { try page.made() })
            #expect(isClosed { try page.provider() })
            #expect(isClosed { try page.factory(1) })
            #expect(isClosed { try page.builder.build(PageInput()) })
            #expect(isClosed { try page.resolver.resolve(Service.self) })
            #expect(isClosed { try page.resolver.resolve(Service.self, tagged: Disk.self) })
            #expect(isClosed { try page.resolver.resolve(String.self, with: 1) })
            #expect(isClosed { try page.resolver.build(PageInput()) })
            #expect(isClosed { try page.resolver.resolve([Bool].self) })
        }
    }

    @Test func `What extends a closed container is closed, at any depth, also if it is linked after`() async throws {
        let base = try Container { App() }
        let middle = try Container(extending: base) {}
        let top = try Container(extending: middle) { Transient(Bool.self) { true } }
        let page = try top.build(PageInput())
        try await base.shutdown()
        #expect(isClosed { try top.resolve(Bool.self) })
        #expect(isClosed { try page.builder.build(PageInput()) })
        let late = try Container(extending: base) { Transient(Bool.self) { true } }
        #expect(isClosed { try late.resolve(Bool.self) })
        #expect((await thrown { try await top.start() } as? ResolutionError)?.name == "closed")
    }

    @Test func `A new container from a closed one, with overrides, is open`() async throws {
        let container = try Container { App() }
        try await container.shutdown()
        let test = try container.overriding { Singleton(Service.init) }
        _ = try test.resolve(Service.self)
    }

    @Test func `Shutting down an extension leaves what its base has given to be used`() async throws {
        let base = try Container { App() }
        let top = try Container(extending: base) {}
        let single = try top.resolve(Page.self)
        let page = try top.build(PageInput())
        try await top.shutdown()
        // The singleton is the base's.
        _ = try single.provider()
        #expect(isClosed { try page.provider() })
        #expect(throws: Never.self) { try base.resolve(Service.self) }
    }

    @Test func `The error names the service, the path and which end it was`() async throws {
        let container = try Container { App() }
        let page = try container.build(PageInput())
        let single = try container.resolve(Page.self)
        try await container.shutdown()
        let errors = [
            resolutionError { try container.resolve(Service.self) },
            resolutionError { try container.resolve(Provider<Service>.self) },
            resolutionError { try page.lazy() },
            resolutionError { try page.provider() },
            resolutionError { try page.resolver.resolve(Service.self) },
            resolutionError { try single.provider() },
        ]
        for error in errors {
            guard case .closed(let service, let path, .shutDown) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(service == "Service")
            #expect(path.steps.map(\.key) == ["Service"])
            #expect(path.steps.first?.scope == .singleton)
        }
        #expect(resolutionError { try page.factory(1) }?.keys == ["String(Int)"])
        #expect(resolutionError { try page.builder.build(PageInput()) }?.keys == ["PageModule"])
        #expect(
            resolutionError { try container.resolve(Service.self, tagged: Disk.self) }?.keys == ["Service tagged Disk"]
        )
    }

    @Test func `A request that has outlived its container says so, and what it was for`() throws {
        var container: Container? = try Container { App() }
        let page = try container?.resolve(Page.self)
        container = nil
        let errors = try [
            resolutionError { try #require(page).lazy() },
            resolutionError { try #require(page).provider() },
            resolutionError { try #require(page).factory(1) },
            resolutionError { try #require(page).builder.build(PageInput()) },
            resolutionError { try #require(page).resolver.resolve(Service.self) },
        ]
        .map { try #require($0) }
        #expect(errors.map(\.keys) == [["Service"], ["Service"], ["String"], ["PageInput"], ["Service"]])
        for error in errors {
            guard case .closed(let service, _, .released) = error else {
                Issue.record("\(error)")
                continue
            }
            #expect([service] == error.keys)
        }
    }

    @Test func `The texts of closed`() throws {
        let path = DependencyPath([DependencyPath.Step(key: "Screen"), DependencyPath.Step(key: "Service")])
        #expect(
            ResolutionError.closed(service: "Service", path: path, reason: .shutDown).description == """
                Service was requested after the container, or the unit of work, had been shut down.
                  path:
                    Screen
                    → Service
                  hint: While it is shut down, only units of work under way and onShutdown actions can request something.
                """
        )
        #expect(
            ResolutionError.closed(service: "Service", path: DependencyPath(), reason: .released).description == """
                Service was requested after its container had been released.
                  hint: Retain the Container as long as its objects are used: what a singleton holds does not retain it.
                """
        )
    }
}
