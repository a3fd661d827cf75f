import Joinery
import Testing

/// What every test here looks for: the tracked objects that are alive after many builds.
private let rounds = 20

private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Tracked {
    let parts: [Any]
    init(_ alive: Counter, _ parts: Any...) {
        self.parts = parts
        super.init(alive)
    }
}
/// A router as apps write it: it holds what builds the next screen.
private final class Router: Tracked {
    let next: Builder<PageInput>
    init(_ alive: Counter, _ next: Builder<PageInput>) {
        self.next = next
        super.init(alive)
    }
    func open() throws -> Page { try next.build(PageInput()) }
}

private struct TapInput: ModuleInput {
    typealias Entry = TapView
    var tap: () throws -> Page
}
private final class TapView: Tracked {
    let input: TapInput
    init(_ alive: Counter, _ input: TapInput) {
        self.input = input
        super.init(alive)
    }
}
private struct TapModule: Module {
    let alive: Counter
    typealias Input = TapInput
    var bindings: Bindings {
        PerModule(TapView.self) { [alive] (input: TapInput) in TapView(alive, input) }
    }
}

private struct StructInput: ModuleInput {
    typealias Entry = StructEntry
    var router: Router
}
/// An entry that is a value and holds an object of the parent.
private struct StructEntry {
    let router: Router
    let mark: Tracked
}
private struct Exported {
    let router: Router
    let mark: Tracked
}
private struct StructModule: Module {
    let alive: Counter
    typealias Input = StructInput
    var bindings: Bindings {
        PerModule(StructEntry.self) { [alive] (input: StructInput) in
            StructEntry(router: input.router, mark: Tracked(alive))
        }
        PerModule(Exported.self) { [alive] (input: StructInput) in
            Exported(router: input.router, mark: Tracked(alive))
        }
        .exports(Exported.self) { $0 }
    }
}

/// A value that has to lie at multiples of 16 bytes, as much graphics code has.
private struct Placed<Held> {
    let at: SIMD2<Double>
    let held: Held
    let mark: Tracked
}

@Suite struct ChildMemoryTests {
    @Test("A child whose input captures a router of the parent leaves nothing alive")
    func aChildWhoseInputCapturesARouterOfTheParentLeavesNothingAlive() throws {
        struct PageModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                Child(TapInput.self) { (router: Router) in TapInput(tap: { try router.open() }) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Page.self) { [alive] (child: TapView) in Page(alive, child) }
            }
        }
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive)
            TapModule(alive: alive)
        }
        for _ in 0..<rounds {
            let page = try container.build(PageInput())
            let next = try #require(page.parts.first as? TapView).input.tap()
            #expect(alive.value == 6)
            withExtendedLifetime(next) {}
        }
        #expect(alive.value == 0)
    }

    @Test("A child behind an adapter whose input captures a router leaves nothing alive")
    func aChildBehindAnAdapterWhoseInputCapturesARouterLeavesNothingAlive() throws {
        struct NeededInput: ModuleInput {
            typealias Entry = TapView
            var router: Router
        }
        struct PageModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                Child(NeededInput.self) { (router: Router) in NeededInput(router: router) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Page.self) { [alive] (child: TapView) in Page(alive, child) }
            }
        }
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive)
            TapModule(alive: alive)
            Adapter(from: NeededInput.self, to: TapInput.self) { needed in
                TapInput(tap: { try needed.router.open() })
            }
        }
        for _ in 0..<rounds { _ = try container.build(PageInput()) }
        #expect(alive.value == 0)
    }

    @Test("A child whose entry or export is a value that holds a router leaves nothing alive")
    func aChildWhoseEntryOrExportIsAValueThatHoldsARouterLeavesNothingAlive() throws {
        struct PageModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                Child(StructInput.self) { (router: Router) in StructInput(router: router) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Page.self) { [alive] (entry: StructEntry, exported: Exported) in
                    Page(alive, entry, exported)
                }
            }
        }
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive)
            StructModule(alive: alive)
        }
        for _ in 0..<rounds {
            let page = try container.build(PageInput())
            #expect(alive.value == 4)
            withExtendedLifetime(page) {}
        }
        #expect(alive.value == 0)
    }

    @Test("A parent that asks later for what its child exports still gets the child's object, and leaks nothing")
    func aParentThatAsksLaterForWhatItsChildExportsStillGetsTheChildsObject() throws {
        final class Search: Tracked {}
        struct SearchInput: ModuleInput {
            typealias Entry = Page
            var tap: () throws -> Page
        }
        struct SearchModule: Module {
            let alive: Counter
            typealias Input = SearchInput
            var bindings: Bindings {
                PerModule(Search.self) { [alive] in Search(alive) }.exports(Search.self) { $0 }
                PerModule(Page.self) { [alive] (search: Search) in Page(alive, search) }
            }
        }
        final class Screen: Tracked {
            let child: Page
            let later: Lazy<Search>
            init(_ alive: Counter, _ child: Page, _ later: Lazy<Search>) {
                self.child = child
                self.later = later
                super.init(alive)
            }
        }
        struct ScreenInput: ModuleInput {
            typealias Entry = Screen
        }
        struct ScreenModule: Module {
            let alive: Counter
            typealias Input = ScreenInput
            var bindings: Bindings {
                Child(SearchInput.self) { (router: Router) in SearchInput(tap: { try router.open() }) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Screen.self) { [alive] child, later in Screen(alive, child, later) }
            }
        }
        struct NextModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Page.self) { [alive] in Page(alive) } }
        }
        let alive = Counter()
        let container = try Container {
            ScreenModule(alive: alive)
            SearchModule(alive: alive)
            NextModule(alive: alive)
        }
        for _ in 0..<rounds {
            let screen = try container.build(ScreenInput())
            #expect(try screen.later() === screen.child.parts.first as? Search)
        }
        #expect(alive.value == 0)
    }

    @Test(
        "A value of a large alignment that holds a request leaves nothing alive",
        arguments: [false, true]
    )
    func aValueOfALargeAlignmentThatHoldsARequestLeavesNothingAlive(isFailing: Bool) throws {
        struct EntryInput: ModuleInput {
            typealias Entry = Placed<Lazy<Int>>
        }
        struct EntryModule: Module {
            let alive: Counter
            let isFailing: Bool
            typealias Input = EntryInput
            var bindings: Bindings {
                PerModule(Int.self) { 7 }
                PerModule(Placed<Provider<Int>>.self) { [alive] (held: Provider<Int>) in
                    Placed(at: [1, 2], held: held, mark: Tracked(alive))
                }
                PerModule(Placed<Lazy<Int>>.self) {
                    [alive, isFailing] (held: Lazy<Int>, _: Placed<Provider<Int>>) in
                    let mark = Tracked(alive)
                    guard !isFailing else { throw Failure.down }
                    return Placed(at: [1, 2], held: held, mark: mark)
                }
            }
        }
        let alive = Counter()
        let container = try Container { EntryModule(alive: alive, isFailing: isFailing) }
        for _ in 0..<rounds {
            guard let entry = try? container.build(EntryInput()) else { continue }
            #expect(try entry.held() == 7)
        }
        #expect(alive.value == 0)
    }

    @Test("An input of a large alignment that captures a router leaves nothing alive, in a child too")
    func anInputOfALargeAlignmentThatCapturesARouterLeavesNothingAlive() throws {
        struct PlacedInput: ModuleInput {
            typealias Entry = TapView
            let at: SIMD4<Double>
            let router: Router
        }
        struct PlacedModule: Module {
            let alive: Counter
            typealias Input = PlacedInput
            var bindings: Bindings {
                PerModule(TapView.self) { [alive] (input: PlacedInput) in
                    TapView(alive, TapInput(tap: { [router = input.router] in try router.open() }))
                }
            }
        }
        struct PageModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                Child(PlacedInput.self) { (router: Router) in PlacedInput(at: .one, router: router) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Page.self) { [alive] (child: TapView) in Page(alive, child) }
            }
        }
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive)
            PlacedModule(alive: alive)
        }
        for _ in 0..<rounds { _ = try container.build(PageInput()) }
        #expect(alive.value == 0)
    }

    /// Where a build of a page with a child fails.
    enum Place: CaseIterable { case child, parent, wiring }

    @Test("A build that fails keeps nothing of what its child was given", arguments: Place.allCases)
    func aBuildThatFailsKeepsNothingOfWhatItsChildWasGiven(place: Place) throws {
        final class Later: Tracked {}
        struct FailingModule: Module {
            let alive: Counter
            let place: Place
            typealias Input = TapInput
            var bindings: Bindings {
                // Asked for later, so that the input has to be kept for it.
                PerModule(Later.self) { [alive] (_: TapInput) in Later(alive) }
                PerModule(TapView.self) { [alive, place] (input: TapInput, _: Lazy<Later>) in
                    let view = TapView(alive, input)
                    guard place != .child else { throw Failure.down }
                    return view
                }
            }
        }
        struct PageModule: Module {
            let alive: Counter
            let place: Place
            typealias Input = PageInput
            var bindings: Bindings {
                Child(TapInput.self) { (router: Router) in TapInput(tap: { try router.open() }) }
                PerModule(Router.self) { [alive] next in Router(alive, next) }
                PerModule(Page.self) { [alive, place] (child: TapView) in
                    guard place != .parent else { throw Failure.down }
                    return Page(alive, child)
                }
                Wiring { [place] (_: Page) in
                    guard place != .wiring else { throw Failure.down }
                }
            }
        }
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive, place: place)
            FailingModule(alive: alive, place: place)
        }
        for _ in 0..<rounds {
            #expect(resolutionError { try container.build(PageInput()) }?.underlying as? Failure == .down)
        }
        #expect(alive.value == 0)
    }
}
