import Joinery
import Testing

private protocol Service: AnyObject {}
private final class Live: Service, Sendable {}
private final class Wrapped: Service {
    init(_ inner: any Service) {}
}
private final class Audit {
    init(service: any Service) {}
}
@MainActor private final class Screen {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
@globalActor private actor Disk {
    static let shared = Disk()
}

@Suite struct DecoratorCheckTests {
    @Test func `What a decorator misses is a problem with its place`() {
        let found = problem {
            Transient((any Service).self) { Live() }
            Decorator((any Service).self) { (inner: any Service, _: String) in Wrapped(inner) }
                .declared(at: "App/A.swift", 5)
        }
        #expect(found?.kind == .missing)
        #expect(found?.key == "String")
        #expect(found?.path.steps.first?.location?.description == "App/A.swift:5")
    }

    @Test func `A decorator that needs what needs the decorated service is a cycle`() {
        let found = problem {
            Transient((any Service).self) { Live() }
            Transient(Audit.init)
            Decorator((any Service).self) { (inner: any Service, _: Audit) in Wrapped(inner) }
        }
        #expect(found?.kind == .cycle)
        #expect(found?.keys.contains("Audit") == true)
        #expect(found?.keys.first == found?.keys.last)
    }

    @Test func `A decorator that asks for the decorated service again is a cycle`() {
        let found = problem {
            Transient((any Service).self) { Live() }
            Decorator((any Service).self) { (inner: any Service, _: any Service) in Wrapped(inner) }
        }
        #expect(found?.kind == .cycle)
    }

    @Test func `A cycle that a decorator closes may be broken by a lazy need`() throws {
        final class LateAudit: Sendable {
            let service: Lazy<Shared>
            init(service: Lazy<Shared>) { self.service = service }
        }
        final class Shared: Sendable {
            let audit: LateAudit?
            init(audit: LateAudit? = nil) { self.audit = audit }
        }
        let container = try Container {
            Singleton(Shared.self) { Shared() }
            Singleton(LateAudit.init)
            Decorator(Shared.self) { (_: Shared, audit: LateAudit) in Shared(audit: audit) }
        }
        let shared = try container.resolve(Shared.self)
        #expect(try shared.audit?.service() === shared)
    }

    @Test func `A singleton's decorator that needs something of a module is a captive`() {
        final class Context: Sendable {}
        let found = problem {
            PerModule(Context.init)
            Singleton(Live.init)
            Decorator(Live.self) { (inner: Live, _: Context) in inner }
        }
        #expect(found?.kind == .captive)
        #expect(found?.keys.last == "Context")
    }

    @Test func `A decorator of another actor binds the service to it`() async throws {
        let container = try Container {
            Singleton(Live.init)
            Decorator(Live.self) { @MainActor (inner: Live) in inner }
        }
        #expect(resolutionError { try container.resolve(Live.self) }?.name == "wrongIsolation")
        _ = try await container.resolve(Live.self, isolation: MainActor.shared)
        let found = problem {
            Singleton(Live.self) { @Disk in Live() }
            Decorator(Live.self) { @MainActor (inner: Live) in inner }
        }
        #expect(found?.kind == .isolation)
        let needing = problem {
            Transient(Screen.init)
            Singleton(Live.self) { @Disk in Live() }
            Decorator(Live.self) { (inner: Live, _: Screen) in inner }
        }
        #expect(needing?.kind == .isolation)
    }

    @Test func `A decorator of what is not bound is a problem, wherever it stands`() {
        enum Tag {}
        struct PageInput: ModuleInput {
            typealias Entry = Live
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Live.init)
                Decorator((any Service).self) { (inner: any Service) in inner }
            }
        }
        #expect(problem { Decorator(Live.self) { (inner: Live) in inner } }?.kind == .notDecorated)
        #expect(problem { PageModule() }?.kind == .notDecorated)
        let tagged = problem {
            Singleton(Live.init)
            Decorator(Live.self) { (inner: Live) in inner }.tagged(Tag.self)
        }
        #expect(tagged?.kind == .notDecorated)
        let bare = problem {
            Singleton(Live.init).tagged(Tag.self)
            Decorator(Live.self) { (inner: Live) in inner }
        }
        #expect(bare?.kind == .notDecorated)
        #expect(bare?.hints.first?.contains("Tag") == true)
    }

    @Test func `A collection that is put together from contributions cannot be decorated`() {
        let found = problem {
            Contribution(Int.self) { 1 }
            Decorator([Int].self) { (inner: [Int]) in inner.reversed() }
        }
        #expect(found?.kind == .notDecorated)
    }

    @Test func `What only a module binds cannot be decorated in the container`() {
        struct PageInput: ModuleInput {
            typealias Entry = Live
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Live.init) }
        }
        let found = problem {
            PageModule()
            Decorator(Live.self) { (inner: Live) in inner }
        }
        #expect(found?.kind == .notDecorated)
        #expect(found?.hints.first?.contains("PageModule") == true)
    }

    @Test func `A service with a runtime argument cannot be decorated`() {
        let found = problem {
            Transient(Live.self, taking: Int.self) { _ in Live() }
            Decorator(Live.self) { (inner: Live) in inner }
        }
        #expect(found?.kind == .notDecorated)
    }
}
