import Joinery
import Testing

@globalActor private actor Disk {
    static let shared = Disk()
}
@MainActor private final class Screen {
    nonisolated let store: Store
    init(store: Store) {
        MainActor.assertIsolated()
        self.store = store
    }
}
private final class Store: Sendable {}
@Disk private final class Index {
    init() { Disk.assertIsolated() }
}
@Disk private func makeIndex(_ container: Container) throws -> Index { try container.resolve(Index.self) }

private struct PageInput: ModuleInput {
    typealias Entry = Page
}
@MainActor private final class Page {
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Screen.init)
        PerModule(Page.init)
    }
}
private struct App: Assembly {
    var bindings: Bindings {
        Singleton(Store.init)
        Transient(Screen.init).declared(at: "App/Screen.swift", 1)
        Transient(Index.self) { @Disk in Index() }
        PageModule()
    }
}

@Suite struct IsolationTests {
    @Test @MainActor func `On the right actor resolving and building are synchronous`() throws {
        let container = try Container { App() }
        let screen = try container.resolve(Screen.self)
        #expect(try container.resolve(Store.self) === screen.store)
        #expect(try container.build(PageInput()).screen !== screen)
    }

    @Test func `Elsewhere the synchronous form throws with path and way out, and makes nothing`() throws {
        let made = Counter()
        let container = try Container {
            App()
            Transient(Int.self) { (_: Screen) in made.next() }
        }
        guard
            case .wrongIsolation(let service, let path, let needed, let caller)? = resolutionError({
                try container.resolve(Int.self)
            })
        else { return }
        #expect(service == "Int")
        #expect(path.steps.map(\.key) == ["Int", "Screen"])
        #expect(needed == "MainActor")
        #expect(caller == nil)
        #expect(resolutionError { try container.build(PageInput()) }?.name == "wrongIsolation")
        #expect(made.value == 0)
    }

    @Test func `The awaiting form hops from anywhere`() async throws {
        let container = try Container { App() }
        let screen = try await container.resolve(Screen.self, isolation: MainActor.shared)
        let store = try container.resolve(Store.self)
        #expect(screen.store === store)
        try await Task.detached {
            _ = try await container.resolve(Screen.self, isolation: MainActor.shared)
            _ = try await container.build(PageInput(), isolation: MainActor.shared)
            _ = try await container.resolve(Index.self, isolation: Disk.shared)
        }
        .value
    }

    @Test func `A global actor of the app's own works the same`() async throws {
        let container = try Container { App() }
        _ = try await makeIndex(container)
        let error = resolutionError { try container.resolve(Index.self) }
        #expect(error?.name == "wrongIsolation")
        #expect(error?.description.contains("on Disk") == true)
    }

    @Test @MainActor func `From another actor the error names both`() throws {
        let container = try Container { App() }
        guard
            case .wrongIsolation(_, _, let needed, let caller)? = resolutionError({
                try container.resolve(Index.self)
            })
        else { return }
        #expect(needed == "Disk")
        #expect(caller == "MainActor")
    }

    @Test @MainActor func `A nonisolated service is made on whatever actor asks`() async throws {
        let container = try Container { App() }
        let store = try container.resolve(Store.self)
        #expect(try await container.resolve(Store.self, isolation: Disk.shared) === store)
        #expect(await Task.detached { try? container.resolve(Store.self) }.value === store)
    }

    @Test func `Two actors on one path are a problem with both ways`() {
        let found = problem {
            App()
            Transient(Set<Int>.self) { (_: Screen, _: Index) in [] }
        }
        #expect(found?.kind == .isolation)
        #expect(found?.key == "Set<Int>")
        #expect(
            found?.keys == ["Set<Int>", "Screen", "Set<Int>", "Index"]
                || found?.keys == ["Set<Int>", "Screen", "Index"]
        )
        #expect(found?.summary.contains("MainActor") == true)
        #expect(found?.summary.contains("Disk") == true)
    }

    @Test func `A factory on one actor and a dependency on another are a problem`() {
        #expect(
            problem {
                Singleton(Store.init)
                Transient(Index.self) { @Disk in Index() }
                Transient(Screen.self) { @MainActor (_: Index, store: Store) in Screen(store: store) }
            }?
            .kind == .isolation
        )
    }

    @Test func `A wiring, an input of a child and an adapter bind their module to their actor`() async throws {
        struct PlainInput: ModuleInput, Sendable {
            typealias Entry = Store
        }
        struct Plain: Module {
            typealias Input = PlainInput
            let extra: Bindings
            var bindings: Bindings {
                PerModule(Store.init)
                extra
            }
        }
        struct OuterInput: ModuleInput, Sendable {
            typealias Entry = Set<Int>
        }
        struct Outer: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                Child(PlainInput.self) { @MainActor in PlainInput() }
                PerModule(Set<Int>.self) { [1] }
            }
        }
        struct NeededInput: ModuleInput, Sendable {
            typealias Entry = Store
        }
        let wired = try Container {
            Plain(extra: Wiring { @MainActor (_: Store) in MainActor.assertIsolated() }.declared)
        }
        #expect(resolutionError { try wired.build(PlainInput()) }?.name == "wrongIsolation")
        _ = try await wired.build(PlainInput(), isolation: MainActor.shared)
        let embedding = try Container {
            Plain(extra: noBindings)
            Outer()
            Adapter(from: NeededInput.self, to: PlainInput.self) { @MainActor _ in PlainInput() }
        }
        #expect(resolutionError { try embedding.build(OuterInput()) }?.name == "wrongIsolation")
        #expect(try await embedding.build(OuterInput(), isolation: MainActor.shared) == [1])
        #expect(resolutionError { try embedding.build(NeededInput()) }?.name == "wrongIsolation")
        _ = try await embedding.build(NeededInput(), isolation: MainActor.shared)
    }

    @Test func `Lazy, Provider, Factory and Builder do not bind their owner, and check when they are called`() throws {
        struct Owner {
            let lazy: Lazy<Screen>
            let provider: Provider<Screen>
            let factory: Factory<Int, Screen>
            let builder: Builder<PageInput>
        }
        let container = try Container {
            App()
            Transient(Screen.self, taking: Int.self) { @MainActor (_: Int, store: Store) in Screen(store: store) }
            Transient(Owner.init)
        }
        let owner = try container.resolve(Owner.self)
        #expect(resolutionError { try owner.lazy() }?.name == "wrongIsolation")
        #expect(resolutionError { try owner.provider() }?.name == "wrongIsolation")
        #expect(resolutionError { try owner.factory(1) }?.name == "wrongIsolation")
        #expect(resolutionError { try owner.builder.build(PageInput()) }?.name == "wrongIsolation")
        #expect(resolutionError { try container.resolve(Screen.self, with: 1) }?.name == "wrongIsolation")
    }

    @Test func `A module built on an actor has its later objects made there too`() async throws {
        final class Later: Sendable {}
        final class Entry: Sendable {
            let later: Lazy<Later>
            init(later: Lazy<Later>) { self.later = later }
        }
        struct EntryInput: ModuleInput, Sendable {
            typealias Entry = LaterEntry
        }
        typealias LaterEntry = Entry
        struct EntryModule: Module {
            typealias Input = EntryInput
            var bindings: Bindings {
                PerModule(Later.init)
                PerModule(Entry.init)
            }
        }
        let container = try Container { EntryModule() }
        let entry = try await container.build(EntryInput(), isolation: MainActor.shared)
        #expect(resolutionError { try entry.later() }?.name == "wrongIsolation")
        _ = try await entry.later(isolation: MainActor.shared)
    }
}

@BindingsBuilder private var noBindings: Bindings {}
