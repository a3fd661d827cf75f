import Joinery
import Testing

private final class Service: Tracked {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
    var number = 0
}
private final class Context: Sendable {}
private final class Page {
    let first: Provider<Context>
    let second: Context
    let keeper: Keeper
    init(first: Provider<Context>, second: Context, keeper: Keeper) {
        self.first = first
        self.second = second
        self.keeper = keeper
    }
}
private final class Keeper: Sendable {
    let context: Provider<Context>
    init(context: Provider<Context>) { self.context = context }
}

@Suite struct ProviderTests {
    @Test func `A provider makes a transient anew and looks a singleton up`() throws {
        final class Shared: Sendable {}
        let alive = Counter()
        let container = try Container {
            Transient(Service.self) { Service(alive) }
            Singleton(Shared.init)
        }
        let provider = try container.resolve(Provider<Service>.self)
        #expect(alive.value == 0)
        #expect(try provider() !== provider())
        #expect(alive.value == 0)
        let shared = try container.resolve(Provider<Shared>.self)
        #expect(try shared() === shared())
    }

    @Test func `A provider in a module gives the module's own object`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Context.init)
                PerModule(Page.init)
                PerModule(Keeper.init)
            }
        }
        let container = try Container { PageModule() }
        let page = try container.build(PageInput())
        #expect(try page.first() === page.second)
        #expect(try page.keeper.context() === page.second)
        #expect(try container.build(PageInput()).second !== page.second)
    }

    @Test func `A singleton's provider of a per-module object opens an instance of its own for each call`() throws {
        let container = try Container {
            PerModule(Context.init)
            Singleton(Keeper.init)
        }
        let keeper = try container.resolve(Keeper.self)
        #expect(try keeper.context() !== keeper.context())
    }

    @Test func `So does the provider of a singleton that is declared inside a module`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Context.init)
                Singleton(Keeper.init)
                PerModule(Page.init)
            }
        }
        let container = try Container { PageModule() }
        let page = try container.build(PageInput())
        let context = try page.keeper.context()
        #expect(context !== page.second)
    }

    @Test func `A provider may close a cycle`() throws {
        final class Parent: Sendable {
            let children: Provider<Offspring>
            init(children: Provider<Offspring>) { self.children = children }
        }
        final class Offspring: Sendable {
            let parent: Parent
            init(parent: Parent) { self.parent = parent }
        }
        let container = try Container {
            Singleton(Parent.init)
            Transient(Offspring.init)
        }
        let parent = try container.resolve(Parent.self)
        let offspring = try parent.children()
        #expect(offspring.parent === parent)
        #expect(try parent.children() !== offspring)
    }

    @Test func `A provider's missing need is a problem with the path through it`() {
        let found = problem { Singleton(Keeper.init) }
        #expect(found?.kind == .missing)
        #expect(found?.keys == ["Keeper", "Provider<Context>", "Context"])
    }

    @Test func `A factory with one, two and three arguments is injected and called`() throws {
        struct Text: Equatable { var text: String }
        struct Maker {
            let one: Factory<Int, Text>
            let two: Factory<(Int, String), Text>
            let three: Factory<(Int, String, Bool), Text>
        }
        let container = try Container {
            Singleton(Character.self) { "!" }
            Transient(Text.self, taking: Int.self) { (number: Int, end: Character) in Text(text: "\(number)\(end)") }
            Transient(Text.self, taking: Int.self, String.self) { (number: Int, text: String, end: Character) in
                Text(text: "\(number)\(text)\(end)")
            }
            Transient(Text.self, taking: Int.self, String.self, Bool.self) {
                (number: Int, text: String, flag: Bool, end: Character) in
                Text(text: "\(number)\(text)\(flag)\(end)")
            }
            Transient(Maker.init)
        }
        let maker = try container.resolve(Maker.self)
        #expect(try maker.one(1).text == "1!")
        #expect(try maker.two(1, "a").text == "1a!")
        #expect(try maker.two((1, "a")).text == "1a!")
        #expect(try maker.three(1, "a", true).text == "1atrue!")
        #expect(try container.resolve(Factory<(Int, String), Text>.self)(2, "b").text == "2b!")
    }

    @Test func `A factory of other arguments than the binding's is a problem`() {
        struct Text { var text: String }
        struct Maker {
            let make: Factory<String, Text>
        }
        let found = problem {
            Transient(Text.self, taking: Int.self) { number in Text(text: "\(number)") }
            Transient(Maker.init)
        }
        #expect(found?.kind == .argumentMismatch)
        #expect(found?.keys == ["Maker", "Factory<String, Text>", "Text(String)"])
    }
}
