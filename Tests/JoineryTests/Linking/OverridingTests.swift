import Joinery
import Testing

private protocol Service: Sendable { var name: String { get } }
private final class Live: Service { let name = "live" }
private final class Mock: Service { let name = "mock" }
private final class Consumer: Sendable {
    let service: any Service
    init(service: any Service) { self.service = service }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let service: any Service
    let consumer: Consumer
    init(service: any Service, consumer: Consumer) {
        self.service = service
        self.consumer = consumer
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init) }
}
private struct App: Assembly {
    var bindings: Bindings {
        Singleton(Live.init).provides((any Service).self) { $0 }
        Singleton(Consumer.init)
        PageModule()
    }
}

@Suite struct OverridingTests {
    @Test func `An override reaches every consumer, with fresh singletons, and leaves the original alone`() throws {
        let original = try Container { App() }
        let consumer = try original.resolve(Consumer.self)
        let test = try original.overriding { Singleton(Mock.init, as: (any Service).self) }
        #expect(try test.resolve((any Service).self).name == "mock")
        #expect(try test.resolve(Consumer.self).service.name == "mock")
        let page = try test.build(PageInput())
        #expect(page.service.name == "mock")
        #expect(page.consumer.service.name == "mock")
        #expect(try original.resolve(Consumer.self) === consumer)
        #expect(try original.build(PageInput()).service.name == "live")
    }

    @Test func `An override of an object is seen through all it provides`() throws {
        class Base: @unchecked Sendable, Service { var name: String { "base" } }
        final class Fake: Base, @unchecked Sendable { override var name: String { "fake" } }
        let original = try Container {
            Singleton(Base.self) { Base() }
                .provides((any Service).self) { $0 }
        }
        let test = try original.overriding { Singleton(Base.self) { Fake() } }
        #expect(try test.resolve((any Service).self) as? Base === test.resolve(Base.self))
        #expect(try test.resolve((any Service).self).name == "fake")
    }

    @Test func `A mock under its own type comes along with what it provides`() throws {
        let test = try Container { App() }
            .overriding {
                Singleton(Mock.init).provides((any Service).self) { $0 }
            }
        #expect(try test.resolve(Consumer.self).service as? Mock === test.resolve(Mock.self))
    }

    @Test func `An override reaches bindings of a module and of a base`() throws {
        struct Inner: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Live.init, as: (any Service).self)
                PerModule(Page.init)
            }
        }
        let base = try Container {
            Singleton(Live.init, as: (any Service).self)
            Singleton(Consumer.init)
        }
        let container = try Container(extending: base) { Inner() }
        let test = try container.overriding { Transient(Mock.init, as: (any Service).self) }
        let page = try test.build(PageInput())
        #expect(page.service.name == "mock")
        #expect(page.consumer.service.name == "mock")
    }

    @Test func `Overriding touches the named key only`() throws {
        struct Approve: Sendable { var text = "approve" }
        struct Reset: Sendable { var text = "reset" }
        let test = try Container {
            Transient(Approve.self) { Approve() }
            Transient(Reset.self) { Reset() }
        }
        .overriding { Transient(Approve.self) { Approve(text: "fake") } }
        #expect(try test.resolve(Approve.self).text == "fake")
        #expect(try test.resolve(Reset.self).text == "reset")
    }

    @Test func `There is nothing to override where nothing is bound`() throws {
        let container = try Container { App() }
        let found = linkProblems {
            try container.overriding { Singleton(Int.self) { 1 }.declared(at: "App/Tests.swift", 3) }
        }
        #expect(found.map(\.kind) == [.notOverridden])
        #expect(found.first?.key == "Int")
        #expect(found.first?.lines == [3])
    }

    @Test func `There is nothing to override where no module accepts the input`() throws {
        let container = try Container { Singleton(Live.init) }
        let found = linkProblems { try container.overriding { PageModule() } }
        #expect(found.map(\.kind) == [.notOverridden])
    }

    @Test func `There is nothing to override for an adapter that nobody declared`() throws {
        struct OtherInput: ModuleInput {
            typealias Entry = Page
        }
        let container = try Container { App() }
        let found = linkProblems {
            try container.overriding { Adapter(from: OtherInput.self, to: PageInput.self) { _ in PageInput() } }
        }
        #expect(found.map(\.kind) == [.notOverridden])
    }

    @Test func `One key overridden twice is a duplicate`() throws {
        let container = try Container { App() }
        let found = linkProblems {
            try container.overriding {
                Singleton(Mock.init, as: (any Service).self)
                Singleton(Live.init, as: (any Service).self)
            }
        }
        #expect(found.map(\.kind) == [.duplicate])
    }

    @Test func `A module can be overridden, and so can an override`() throws {
        struct FakeModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Mock.init, as: (any Service).self)
                PerModule(Page.init)
            }
        }
        let test = try Container { App() }.overriding { FakeModule() }
        let page = try test.build(PageInput())
        #expect(page.service.name == "mock")
        #expect(page.consumer.service.name == "live")
        let again = try test.overriding { PageModule() }
        #expect(try again.build(PageInput()).service.name == "live")
    }

    @Test func `An override in another scope takes the place of the binding`() throws {
        let test = try Container { App() }.overriding { Transient(Consumer.init) }
        #expect(try test.resolve(Consumer.self) !== test.resolve(Consumer.self))
    }

    @Test func `An override with missing needs is a problem`() throws {
        let container = try Container { App() }
        let found = linkProblems {
            try container.overriding { Transient((any Service).self) { (_: Int) in Mock() } }
        }
        #expect(found.contains { $0.kind == .missing && $0.key == "Int" })
    }
}
