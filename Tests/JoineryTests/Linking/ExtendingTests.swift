import Joinery
import Testing

private struct Name: Sendable, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
}
private final class Api: Sendable {
    let name: Name
    init(name: Name) { self.name = name }
}
private final class Screen {
    let name: Name
    init(name: Name) { self.name = name }
}
private struct ScreenInput: ModuleInput {
    typealias Entry = Screen
}
private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings { PerModule(Screen.init) }
}

@Suite struct ExtendingTests {
    @Test func `A base's singleton is one instance, made from the base's bindings, whoever asks first`() throws {
        let runs = Counter()
        let base = try Container {
            Transient(Name.self) { Name("base") }
            Singleton(Api.self) { (name: Name) in
                runs.next()
                return Api(name: name)
            }
        }
        let first = try Container(extending: base) { Transient(Name.self) { Name("first") } }
        let second = try Container(extending: base) { Transient(Name.self) { Name("second") } }
        let api = try first.resolve(Api.self)
        #expect(api.name == Name("base"))
        #expect(try second.resolve(Api.self) === api)
        #expect(try base.resolve(Api.self) === api)
        #expect(runs.value == 1)
    }

    @Test func `A base's singleton does not see what only an extension binds`() {
        let found = problem { Singleton(Api.init) }
        #expect(found?.kind == .missing)
    }

    @Test func `A base's transient and modules are looked up from the container that asks`() throws {
        let base = try Container {
            Transient(Name.self) { Name("base") }
            Transient(Api.init)
            ScreenModule()
        }
        let first = try Container(extending: base) { Transient(Name.self) { Name("first") } }
        let second = try Container(extending: base) { Singleton(Name.self) { Name("second") } }
        #expect(try first.resolve(Api.self).name == Name("first"))
        #expect(try second.resolve(Api.self).name == Name("second"))
        #expect(try base.resolve(Api.self).name == Name("base"))
        #expect(try first.build(ScreenInput()).name == Name("first"))
        #expect(try second.build(ScreenInput()).name == Name("second"))
        #expect(try base.build(ScreenInput()).name == Name("base"))
    }

    @Test func `The nearest binding wins at any depth`() throws {
        var container = try Container {
            Transient(Name.self) { Name("0") }
            Transient(Api.init)
        }
        var all = [container]
        for depth in 1...5 {
            container = try Container(extending: container) {
                if depth != 3 { Transient(Name.self) { Name("\(depth)") } }
            }
            all.append(container)
        }
        #expect(try all.map { try $0.resolve(Api.self).name.text } == ["0", "1", "2", "2", "4", "5"])
    }

    @Test func `Siblings see nothing of each other`() throws {
        let base = try Container { Transient(Int.self) { 1 } }
        let first = try Container(extending: base) { Singleton(Name.self) { Name("first") } }
        let second = try Container(extending: base) {}
        #expect(try first.resolve(Name.self) == Name("first"))
        #expect(resolutionError { try second.resolve(Name.self) }?.name == "notBound")
        #expect(resolutionError { try base.resolve(Name.self) }?.name == "notBound")
    }

    @Test func `A base outlives what extends it, and dropping an extension changes nothing in it`() throws {
        weak var weakBase: Container?
        weak var weakApi: Api?
        var extended: Container?
        do {
            let base = try Container {
                Singleton(Name.self) { Name("base") }
                Singleton(Api.init)
            }
            weakBase = base
            extended = try Container(extending: base) {}
            weakApi = try extended?.resolve(Api.self)
            #expect(weakApi != nil)
        }
        #expect(weakBase != nil)
        let base = try #require(weakBase)
        extended = nil
        #expect(try base.resolve(Api.self) === weakApi)
    }

    @Test func `An extension's own singleton goes with it`() throws {
        let base = try Container { Singleton(Name.self) { Name("base") } }
        weak var api: Api?
        do {
            let extended = try Container(extending: base) { Singleton(Api.init) }
            api = try extended.resolve(Api.self)
            #expect(api != nil)
        }
        #expect(api == nil)
    }

    @Test func `An alias in the base stays with the base's singleton where its target is shadowed`() throws {
        let base = try Container {
            Singleton(Api.self) { Api(name: Name("base")) }
                .provides((any Sendable).self) { $0 }
            Transient(Screen.self) { Screen(name: Name("base")) }
                .provides(AnyObject.self) { $0 }
        }
        let extended = try Container(extending: base) {
            Singleton(Api.self) { Api(name: Name("extended")) }
            Transient(Screen.self) { Screen(name: Name("extended")) }
        }
        #expect((try extended.resolve((any Sendable).self) as? Api)?.name == Name("base"))
        #expect(try extended.resolve(Api.self).name == Name("extended"))
        #expect((try extended.resolve(AnyObject.self) as? Screen)?.name == Name("extended"))
    }

    @Test func `Bindings declared in the base and again in the extension are two singletons`() throws {
        let api = Singleton(Api.init).declared
        let base = try Container {
            api
            Singleton(Name.self) { Name("base") }
        }
        let extended = try Container(extending: base) {
            api
            Singleton(Name.self) { Name("extended") }
        }
        #expect(try base.resolve(Api.self).name == Name("base"))
        #expect(try extended.resolve(Api.self).name == Name("extended"))
    }

    @Test func `A problem of the extension is found when it is linked`() throws {
        let base = try Container { Transient(Int.self) { 1 } }
        let found = linkProblems {
            try Container(extending: base) {
                Singleton(Api.init)
                Singleton(Api.init)
            }
        }
        #expect(found.map(\.kind) == [.duplicate, .missing])
    }

    @Test func `A circle through a base's transient is found when the extension is linked`() throws {
        let base = try Container {
            Transient(Name.self) { Name("base") }
            Transient(Api.init)
        }
        let found = linkProblems {
            try Container(extending: base) { Transient(Name.self) { (api: Api) in api.name } }
        }
        #expect(found.map(\.kind) == [.cycle])
    }

    @Test func `A module of the extension takes the place of the base's with the same input`() throws {
        struct OtherModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings { PerModule(Screen.self) { Screen(name: Name("other")) } }
        }
        let base = try Container {
            Transient(Name.self) { Name("base") }
            ScreenModule()
        }
        let extended = try Container(extending: base) { OtherModule() }
        #expect(try extended.build(ScreenInput()).name == Name("other"))
        #expect(try base.build(ScreenInput()).name == Name("base"))
    }

    @Test func `A singleton inside a base's module is the base's, whoever builds the module`() throws {
        final class Owner {
            let api: Api
            init(api: Api) { self.api = api }
        }
        struct OwnerInput: ModuleInput {
            typealias Entry = Owner
        }
        struct OwnerModule: Module {
            typealias Input = OwnerInput
            var bindings: Bindings {
                Singleton(Api.init)
                PerModule(Owner.init)
            }
        }
        let base = try Container {
            Transient(Name.self) { Name("base") }
            OwnerModule()
        }
        let extended = try Container(extending: base) { Transient(Name.self) { Name("extended") } }
        let api = try extended.build(OwnerInput()).api
        #expect(api.name == Name("base"))
        #expect(try base.build(OwnerInput()).api === api)
    }
}
