import Joinery
import Testing

private final class Screen {
    let search: Lazy<any Searching>
    init(search: Lazy<any Searching>) { self.search = search }
}
private protocol Searching: AnyObject {}
private final class Search: Tracked, Searching {}
private struct SearchInput: ModuleInput {
    typealias Entry = Search
}
private struct ScreenInput: ModuleInput {
    typealias Entry = Screen
}
private struct SearchModule: Module {
    let alive: Counter
    typealias Input = SearchInput
    var bindings: Bindings { PerModule(Search.self) { [alive] in Search(alive) }.exports((any Searching).self) { $0 } }
}
private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings {
        Child(SearchInput.self) { SearchInput() }
        PerModule(Screen.init)
    }
}
private final class Service: Sendable {}

@Suite struct ModuleMemoryTests {
    @Test func `A lazy need of an embedded module's export leaks nothing`() throws {
        weak var service: Service?
        let alive = Counter()
        do {
            let container = try Container {
                ScreenModule()
                SearchModule(alive: alive)
                Singleton(Service.init)
            }
            service = try container.resolve(Service.self)
            #expect(service != nil)
            let screen = try container.build(ScreenInput())
            _ = try screen.search()
        }
        #expect(alive.value == 0)
        #expect(service == nil, "the container is kept by something")
    }

    @Test func `A chain of modules, each built by the one before, is released in bounded stack`() async {
        await #expect(processExitsWith: .success) {
            struct NextInput: ModuleInput {
                typealias Entry = Page
            }
            final class Page {
                let next: Builder<NextInput>
                init(next: Builder<NextInput>) { self.next = next }
            }
            struct PageModule: Module {
                typealias Input = NextInput
                var bindings: Bindings { PerModule(Page.init) }
            }
            let container = try Container { PageModule() }
            var page = try container.build(NextInput())
            for _ in 0..<200_000 { page = try page.next.build(NextInput()) }
            withExtendedLifetime(page) {}
            page = try container.build(NextInput())
            withExtendedLifetime(page) {}
        }
    }
}
