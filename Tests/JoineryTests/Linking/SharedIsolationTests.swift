import Joinery
import Testing

/// Not `Sendable`.
private final class Context {}
private final class Inner: Sendable {
    init(context: Context) {}
}
private struct InnerInput: ModuleInput, Sendable {
    typealias Entry = Inner
}
private struct InnerModule: Module {
    typealias Input = InnerInput
    var bindings: Bindings { PerModule(Inner.init) }
}
private struct PlainInput: ModuleInput, Sendable {
    typealias Entry = Plain
}
private final class Plain: Sendable {}
private struct PlainModule: Module {
    typealias Input = PlainInput
    var bindings: Bindings { PerModule(Plain.init) }
}
private final class Outer: Sendable {
    let inner: Builder<InnerInput>
    let plain: Builder<PlainInput>
    let resolver: Resolver
    init(inner: Builder<InnerInput>, plain: Builder<PlainInput>, resolver: Resolver, context: Context) {
        self.inner = inner
        self.plain = plain
        self.resolver = resolver
    }
}
private struct OuterInput: ModuleInput, Sendable {
    typealias Entry = Outer
}
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(Context.init).shared()
        PerModule(Outer.init)
    }
}

@Suite struct SharedIsolationTests {
    @Test func `What a module built on an actor shares is not handed out to a module built elsewhere`() async throws {
        let container = try Container {
            OuterModule()
            InnerModule()
            PlainModule()
        }
        let outer = try await container.build(OuterInput(), isolation: MainActor.shared)
        #expect(resolutionError { try outer.inner.build(InnerInput()) }?.name == "wrongIsolation")
        #expect(resolutionError { try outer.resolver.build(InnerInput()) }?.name == "wrongIsolation")
        #expect(resolutionError { _ = try outer.resolver.resolve(Context.self) }?.name == "wrongIsolation")
        #expect(resolutionError { _ = try outer.resolver.resolve(Context?.self) }?.name == "wrongIsolation")
        _ = try await outer.inner.build(InnerInput(), isolation: MainActor.shared)
    }

    @Test func `A module that takes nothing of the one around it may be built anywhere`() async throws {
        let container = try Container {
            OuterModule()
            InnerModule()
            PlainModule()
        }
        let outer = try await container.build(OuterInput(), isolation: MainActor.shared)
        _ = try outer.plain.build(PlainInput())
        _ = try outer.resolver.build(PlainInput())
    }
}
