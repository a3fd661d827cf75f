import Joinery
import Testing

private final class Service {}
private final class Dependent {
    let service: Service?
    init(service: Service?) { self.service = service }
}
private final class Context {}
private struct InnerInput: ModuleInput {
    typealias Entry = Inner
}
private final class Inner {
    let context: Context?
    init(context: Context?) { self.context = context }
}
private struct InnerModule: Module {
    typealias Input = InnerInput
    var bindings: Bindings { PerModule(Inner.init) }
}
private final class Outer {
    let inner: Builder<InnerInput>
    let context: Context
    init(inner: Builder<InnerInput>, context: Context) {
        self.inner = inner
        self.context = context
    }
}
private struct OuterInput: ModuleInput {
    typealias Entry = Outer
}
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(Context.init).shared()
        PerModule(Outer.init)
    }
}

@Suite struct OptionalTests {
    @Test func `An optional is the service where it is bound, and nil where it is not`() throws {
        let with = try Container {
            Transient(Service.init)
            Transient(Dependent.init)
        }
        let without = try Container { Transient(Dependent.init) }
        #expect(try with.resolve(Dependent.self).service != nil)
        #expect(try without.resolve(Dependent.self).service == nil)
        let inferred: Service? = try with.resolve()
        #expect(inferred != nil)
        #expect(try with.resolve(Service?.self) != nil)
        #expect(try without.resolve(Service?.self) == nil)
    }

    @Test func `A failure inside the factory passes through an optional`() throws {
        let container = try Container {
            Transient(Service.self) { throw Failure.down }
            Transient(Dependent.init)
        }
        #expect(resolutionError { try container.resolve(Service?.self) }?.underlying as? Failure == .down)
        let error = resolutionError { try container.resolve(Dependent.self) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys == ["Dependent", "Service"])
    }

    @Test func `A missing need of an optional service is still a problem`() {
        let found = problem {
            Transient(Service.self) { (_: Int) in Service() }
            Transient(Dependent.init)
        }
        #expect(found?.kind == .missing)
        #expect(found?.key == "Int")
    }

    @Test func `An optional does not break a cycle`() {
        let found = problem {
            Transient(Service.self) { (_: Dependent) in Service() }
            Transient(Dependent.init)
        }
        #expect(found?.kind == .cycle)
    }

    @Test func `An optional of what a module above shares is nil where none does`() throws {
        let container = try Container {
            OuterModule()
            InnerModule()
        }
        #expect(try container.build(InnerInput()).context == nil)
        let outer = try container.build(OuterInput())
        #expect(try outer.inner.build(InnerInput()).context === outer.context)
    }

    @Test func `An optional is decided by the container that asks`() throws {
        let base = try Container { Transient(Dependent.init) }
        let extended = try Container(extending: base) { Transient(Service.init) }
        #expect(try base.resolve(Dependent.self).service == nil)
        #expect(try extended.resolve(Dependent.self).service != nil)
    }

    @Test func `An optional cannot be bound in any scope`() {
        let found = problems {
            Singleton(Int?.self) { 1 }
            PerModule(Bool?.self) { true }
            Transient(String?.self) { nil }
            Transient(Double?.self, taking: Int.self) { number in Double(number) }
        }
        #expect(found.map(\.kind) == [.unsupported, .unsupported, .unsupported, .unsupported])
        #expect(found.map(\.key) == ["Int?", "Bool?", "String?", "Double?(Int)"])
    }

    @Test func `A request cannot be bound`() throws {
        let container = try Container { Transient(Service.init) }
        let provider = Box<Provider<Service>>()
        provider.value = try container.resolve(Provider<Service>.self)
        let found = problem {
            Transient(Provider<Service>.self) { try #require(provider.value) }
        }
        #expect(found?.kind == .unsupported)
        #expect(found?.key == "Provider<Service>")
    }
}
