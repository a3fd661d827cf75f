import Joinery
import Testing

private protocol Plugin: Sendable { var name: String { get } }
private final class Named: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var extra: Bindings
    init(@BindingsBuilder _ extra: () -> Bindings) { self.extra = extra() }
    var bindings: Bindings {
        PerModule(Page.init)
        extra
    }
}

@Suite struct CollectionTests {
    @Test func `A collection can be looked up, also if no binding needs it`() throws {
        let container = try Container {
            Contribution((any Plugin).self) { Named("one") }
            Contribution((any Plugin).self, key: "k") { Named("two") }
        }
        #expect(try container.resolve([any Plugin].self).map(\.name) == ["one"])
        #expect(try container.resolve([String: any Plugin].self).mapValues(\.name) == ["k": "two"])
        let inferred: [any Plugin] = try container.resolve()
        #expect(inferred.map(\.name) == ["one"])
    }

    @Test func `A collection can be an optional, a provider and lazy, in a dynamic lookup and as a parameter`() throws {
        struct Asking {
            let optional: [any Plugin]?
            let provider: Provider<[any Plugin]>
            let lazy: Lazy<[any Plugin]>
            let keyed: Provider<[String: any Plugin]>
        }
        let runs = Counter()
        let container = try Container {
            Contribution((any Plugin).self) { Named("\(runs.next())") }
            Contributions(to: (any Plugin).self, keys: String.self)
            Transient(Asking.init)
        }
        let asking = try container.resolve(Asking.self)
        #expect(asking.optional?.map(\.name) == ["1"])
        #expect(try asking.provider().map(\.name) == ["2"])
        #expect(try asking.provider().map(\.name) == ["3"])
        #expect(try asking.lazy().map(\.name) == ["4"])
        #expect(try asking.lazy().map(\.name) == ["4"])
        #expect(try asking.keyed().isEmpty)
        #expect(try container.resolve([any Plugin]?.self)?.map(\.name) == ["5"])
        #expect(try container.resolve(Provider<[any Plugin]>.self)().map(\.name) == ["6"])
        #expect(try container.resolve(Lazy<[any Plugin]>.self)().map(\.name) == ["7"])
    }

    @Test func `A resolver sees the collection that a parameter at its place would get`() throws {
        let container = try Container {
            Contribution((any Plugin).self) { Named("container") }
            Contribution(Int.self, key: "a") { 1 }
            PageModule { Contribution((any Plugin).self) { Named("module") } }
            Singleton(Asker.init)
        }
        let page = try container.build(PageInput())
        #expect(try page.resolver.resolve([any Plugin].self).map(\.name) == ["container", "module"])
        #expect(try page.resolver.resolve([String: Int].self) == ["a": 1])
        #expect(resolutionError { try page.resolver.resolve([Double].self) }?.name == "notBound")
        #expect(try container.resolve(Asker.self).resolver.resolve([any Plugin].self).map(\.name) == ["container"])
    }

    @Test func `Parts with keys of one type, of another, and without, are collections of their own`() throws {
        struct Asking {
            let list: [Int]
            let keyed: [String: Double]
            let otherKeys: [Bool: Int]
        }
        let container = try Container {
            Contribution(Int.self, key: "a") { 1 }
            Contribution(Double.self) { 1 }
            Contributions(to: Int.self)
            Contributions(to: Double.self, keys: String.self)
            Contributions(to: Int.self, keys: Bool.self)
            Transient(Asking.init)
            Singleton(Asker.init)
        }
        let asking = try container.resolve(Asking.self)
        #expect(asking.list.isEmpty && asking.keyed.isEmpty && asking.otherKeys.isEmpty)
        let other = try Container {
            Contribution(Int.self, key: "a") { 1 }
            Contribution(Double.self) { 1 }
            Singleton(Asker.init)
        }
        #expect(resolutionError { try other.resolve([Int].self) }?.name == "notBound")
        #expect(resolutionError { try other.resolve([String: Double].self) }?.name == "notBound")
        #expect(resolutionError { try other.resolve([Bool: Int].self) }?.name == "notBound")
        let asker = try other.resolve(Asker.self)
        #expect(resolutionError { try asker.resolver.resolve([Int].self) }?.name == "notBound")
    }

    @Test func `What only a module contributes is not the container's, in a dynamic lookup or as a parameter`() throws {
        struct Asking {
            let list: [any Plugin]
        }
        let module = PageModule { Contribution((any Plugin).self) { Named("module") } }
        let asking = try Container {
            module
            Contributions(to: (any Plugin).self)
            Transient(Asking.init)
        }
        #expect(try asking.resolve(Asking.self).list.isEmpty)
        #expect(try asking.resolve([any Plugin].self).isEmpty)
        let container = try Container { module }
        #expect(resolutionError { try container.resolve([any Plugin].self) }?.name == "notBound")
    }

    @Test func `A collection with a part of each module cannot be asked for outside of modules`() throws {
        let bindings = PerModule(Named.self) { Named("own") }.contributes((any Plugin).self) { $0 }.declared
        let container = try Container {
            bindings
            PageModule {}
        }
        #expect(resolutionError { try container.resolve([any Plugin].self) }?.name == "outsideModule")
        #expect(try container.build(PageInput()).resolver.resolve([any Plugin].self).map(\.name) == ["own"])
        let found = problem {
            bindings
            Singleton(Int.self) { (plugins: [any Plugin]) in plugins.count }
        }
        #expect(found?.kind == .captive)
    }

    @Test func `A binding of the whole collection and contributions to it are a problem`() {
        let found = problem {
            Singleton([Int].self) { [1] }.declared(at: "App/A.swift", 1)
            Contribution(Int.self) { 2 }.declared(at: "App/A.swift", 2)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.lines == [1, 2])
        #expect(found?.hints.first?.contains("as a whole") == true)
    }

    @Test func `A binding of a module may take the place of the container's collection there`() throws {
        let container = try Container {
            Contribution(Int.self) { 2 }
            PageModule { PerModule([Int].self) { [1] } }
        }
        #expect(try container.build(PageInput()).resolver.resolve([Int].self) == [1])
        #expect(try container.resolve([Int].self) == [2])
    }
}

private final class Asker: Sendable {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
}
