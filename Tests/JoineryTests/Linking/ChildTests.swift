import Joinery
import Testing

private protocol Searching: AnyObject { var prompt: String { get } }
private final class SearchInteractor: Tracked, Searching {
    let prompt: String
    init(_ alive: Counter, prompt: String) {
        self.prompt = prompt
        super.init(alive)
    }
}
private final class SearchView: Tracked {
    let interactor: SearchInteractor
    weak var parent: AnyObject?
    var isWired = false
    init(_ alive: Counter, interactor: SearchInteractor) {
        self.interactor = interactor
        super.init(alive)
    }
}
private struct SearchInput: ModuleInput {
    typealias Entry = SearchView
    var prompt: String
}
private struct SearchModule: Module {
    let alive: Counter
    typealias Input = SearchInput
    var bindings: Bindings {
        PerModule(SearchInteractor.self) { [alive] (input: SearchInput) in
            SearchInteractor(alive, prompt: input.prompt)
        }
        .exports((any Searching).self) { $0 }
        PerModule(SearchView.self) { [alive] (interactor: SearchInteractor) in SearchView(alive, interactor: interactor)
        }
        Wiring { (view: SearchView) in view.isWired = true }
    }
}
private struct ListInput: ModuleInput {
    typealias Entry = ListView
    var prompt: String
}
private final class ListInteractor {
    let search: any Searching
    init(search: any Searching) { self.search = search }
}
private final class ListView: Tracked {
    let interactor: ListInteractor
    let searchView: SearchView
    let wasWired: Bool
    init(_ alive: Counter, _ interactor: ListInteractor, _ searchView: SearchView) {
        self.interactor = interactor
        self.searchView = searchView
        wasWired = searchView.isWired
        super.init(alive)
    }
}
private struct ListModule: Module {
    let alive: Counter
    typealias Input = ListInput
    var bindings: Bindings {
        Child(SearchInput.self) { (input: ListInput) in SearchInput(prompt: input.prompt) }
        PerModule(ListInteractor.init)
        PerModule(ListView.self) { [alive] (interactor: ListInteractor, searchView: SearchView) in
            ListView(alive, interactor, searchView)
        }
    }
}

@Suite struct ChildTests {
    @Test func `An embedded module is built once, wired, and offers its entry and exports`() throws {
        let alive = Counter()
        let container = try Container {
            ListModule(alive: alive)
            SearchModule(alive: alive)
        }
        var list: ListView? = try container.build(ListInput(prompt: "find"))
        #expect(list?.interactor.search.prompt == "find")
        #expect(list?.searchView.interactor === list?.interactor.search)
        #expect(list?.wasWired == true)
        #expect(alive.value == 3)
        list = nil
        #expect(alive.value == 0)
    }

    @Test func `Two builds of the parent have two embedded modules`() throws {
        let container = try Container {
            ListModule(alive: Counter())
            SearchModule(alive: Counter())
        }
        let first = try container.build(ListInput(prompt: "1"))
        let second = try container.build(ListInput(prompt: "2"))
        #expect(first.searchView !== second.searchView)
        #expect(second.interactor.search.prompt == "2")
    }

    @Test func `What an embedded module does not export is not seen by its parent`() {
        struct PeekingModule: Module {
            typealias Input = ListInput
            var bindings: Bindings {
                Child(SearchInput.self) { (input: ListInput) in SearchInput(prompt: input.prompt) }
                PerModule(ListInteractor.init)
                PerModule(ListView.self) { (interactor: ListInteractor, view: SearchView, _: SearchInteractor) in
                    ListView(Counter(), interactor, view)
                }
            }
        }
        let found = problem {
            PeekingModule()
            SearchModule(alive: Counter())
        }
        #expect(found?.kind == .missing)
        #expect(found?.key == "SearchInteractor")
        #expect(found?.hints.first?.contains("bound in module SearchModule") == true, "\(found as Any)")
    }

    @Test func `An export is not seen where the module is not embedded, and the hint says so`() {
        let found = problem {
            SearchModule(alive: Counter())
            Transient(ListInteractor.init)
        }
        #expect(found?.kind == .missing)
        #expect(found?.hints.first?.contains("exported by SearchModule") == true, "\(found as Any)")
    }

    @Test func `An embedded module that is missing is a problem at the child's place`() {
        struct LonelyModule: Module {
            typealias Input = ListInput
            var bindings: Bindings {
                Child(SearchInput.self) { SearchInput(prompt: "") }.declared(at: "App/List.swift", 4)
                PerModule(ListView.self) { throw Failure.down }
            }
        }
        let found = problem { LonelyModule() }
        #expect(found?.kind == .missing)
        #expect(found?.key == "SearchInput")
        #expect(found?.lines.contains(4) == true)
    }

    @Test func `An embedded module that nobody asks for is built and wired all the same`() throws {
        final class Alone {}
        struct AloneInput: ModuleInput {
            typealias Entry = AloneEntry
        }
        typealias AloneEntry = Alone
        struct AloneModule: Module {
            typealias Input = AloneInput
            var bindings: Bindings {
                Child(SearchInput.self) { SearchInput(prompt: "") }
                PerModule(Alone.init)
            }
        }
        let made = Counter()
        struct CountingModule: Module {
            let made: Counter
            typealias Input = SearchInput
            var bindings: Bindings {
                PerModule(SearchView.self) { [made] in
                    made.next()
                    return SearchView(Counter(), interactor: SearchInteractor(Counter(), prompt: ""))
                }
            }
        }
        let container = try Container {
            AloneModule()
            CountingModule(made: made)
        }
        _ = try container.build(AloneInput())
        #expect(made.value == 1)
    }

    @Test func `An embedded module takes what its parent shares, and a circle between them is found`() throws {
        final class Context {}
        final class Part {
            let context: Context
            init(context: Context) { self.context = context }
        }
        struct PartInput: ModuleInput {
            typealias Entry = PartEntry
        }
        typealias PartEntry = Part
        struct PartModule: Module {
            typealias Input = PartInput
            var bindings: Bindings { PerModule(Part.init) }
        }
        struct WholeInput: ModuleInput {
            typealias Entry = WholeEntry
        }
        struct Whole {
            let part: Part
            let context: Context
        }
        typealias WholeEntry = Whole
        struct WholeModule: Module {
            let context: Bindings
            typealias Input = WholeInput
            var bindings: Bindings {
                Child(PartInput.self) { PartInput() }
                context
                PerModule(Whole.init)
            }
        }
        let container = try Container {
            WholeModule(context: PerModule(Context.init).shared().declared)
            PartModule()
        }
        let whole = try container.build(WholeInput())
        #expect(whole.part.context === whole.context)
        let found = problems {
            WholeModule(context: PerModule(Context.self) { (_: Part) in Context() }.shared().declared)
            PartModule()
        }
        #expect(found.contains { $0.kind == .cycle }, "\(found)")
    }
}
