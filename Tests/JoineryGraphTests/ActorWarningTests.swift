import Joinery
import JoineryGraph
import Testing

@globalActor private actor Disk {
    static let shared = Disk()
}
@MainActor private final class Screen {
    init() {}
}
private actor Cache {
    init(screen: Provider<Screen>) {}
}
private final class Service: Sendable {
    init(screen: Lazy<Screen>) {}
}
private final class Reader: Sendable {
    init(screen: Provider<Screen>) {}
}
private struct ScreenInput: ModuleInput {
    typealias Entry = Screen
}
private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings { PerModule(Screen.init) }
}

/// A request that is called on the wrong actor throws; the strict checks say so before it is called.
@Suite struct ActorWarningTests {
    private func warnings(
        _ roots: [Any.Type],
        @BindingsBuilder _ bindings: () -> Bindings
    ) throws -> [LinkError.Problem] {
        try Container(bindings).graph.warnings(roots: roots).filter { $0.kind == .otherActor }
    }

    @Test func `An actor that holds a request for something of the main actor gets a warning`() throws {
        #sourceLocation(file:"App.swift",line:1)
        let found = try warnings([Cache.self]) {
            Transient(Screen.init)
            Transient(Cache.init)
        }
        #sourceLocation()
        #expect(
            found.map(\.description) == [
                """
                otherActor: Cache holds a request for Screen, which is made on MainActor, and Cache is an actor itself.
                    Cache  (Transient, JoineryGraphTests/App.swift:3)
                    → Screen  (Transient, JoineryGraphTests/App.swift:2)
                  hint: a plain call of the request throws wrongIsolation there: await it with isolation: MainActor.shared.
                  hint: if Screen needs no actor, its declaration or that of what it needs stands in code of MainActor: \
                write nonisolated in front of that assembly.
                """
            ]
        )
    }

    @Test func `So does an object that all threads share, and one of another actor`() throws {
        let shared = try warnings([Service.self]) {
            Transient(Screen.init)
            Singleton(Service.init)
        }
        #expect(
            shared.map(\.summary) == [
                "Service holds a request for Screen, which is made on MainActor, and Service belongs to no actor."
            ]
        )
        let onDisk = try warnings([Reader.self]) {
            Transient(Screen.init)
            Transient(Reader.self) { @Disk (screen: Provider<Screen>) in Reader(screen: screen) }
        }
        #expect(
            onDisk.map(\.summary) == [
                "Reader holds a request for Screen, which is made on MainActor, and Reader belongs to Disk."
            ]
        )
    }

    @Test func `Every kind of request counts, once for each object`() throws {
        final class Holder: Sendable {
            init(
                later: Lazy<Screen>?,
                again: Provider<Screen>,
                titled: Factory<Int, Double>,
                build: Builder<ScreenInput>
            ) {}
        }
        let found = try warnings([Holder.self]) {
            Transient(Screen.init)
            Transient(Double.self, taking: Int.self) { @MainActor in Double($0) }
            ScreenModule()
            Singleton(Holder.init)
        }
        #expect(found.map { $0.path.steps.last?.key } == ["Screen", "Double(Int)", "ScreenModule"])
    }

    @Test func `An object of the same actor, and one of no actor that is not shared, get no warning`() throws {
        let found = try warnings([Service.self, Reader.self]) {
            Transient(Screen.init)
            Transient(Service.self) { @MainActor (screen: Lazy<Screen>) in Service(screen: screen) }
            Transient(Reader.init)
        }
        #expect(found.isEmpty)
    }

    @Test func `A closure of main-actor code is the usual reason`() throws {
        let container = try Container {
            Singleton(Int.self) { @MainActor in 1 }
            Singleton(String.self) { (_: Provider<Int>) in "" }
        }
        #expect(throws: LinkError.self) { try container.check(.strict(roots: [String.self])) }
        try container.check(.strict(roots: [String.self], except: [.otherActor]))
    }
}
