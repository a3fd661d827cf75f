import Joinery
import Testing

private struct PageInput: ModuleInput {
    typealias Entry = Page
    var log = Log()
}
private final class Page {
    weak var presenter: Presenter?
    let log: Log
    init(input: PageInput) {
        log = input.log
        log.add("Page")
    }
}
private final class Presenter {
    weak var page: Page?
    init(input: PageInput) { input.log.add("Presenter") }
}
private final class Helper {
    init(input: PageInput) { input.log.add("Helper") }
}
private final class Task {
    let helper: Helper
    init(helper: Helper) { self.helper = helper }
}
private struct PageModule: Module {
    typealias Input = PageInput
    let wirings: Bindings
    init(@BindingsBuilder _ wirings: () -> Bindings) { self.wirings = wirings() }
    var bindings: Bindings {
        PerModule(Page.init)
        PerModule(Presenter.init)
        PerModule(Helper.init)
        Transient(Task.init)
        wirings
    }
}

@Suite struct WiringTests {
    @Test func `Wirings run once for each build, in the order of declaration, after the constructors`() throws {
        let container = try Container {
            PageModule {
                Wiring { (input: PageInput, page: Page) in input.log.add("1") }
                Wiring { (input: PageInput, presenter: Presenter) in input.log.add("2") }
                Wiring { (input: PageInput) in input.log.add("3") }
            }
        }
        for _ in 0..<3 {
            let page = try container.build(PageInput(log: Log()))
            #expect(page.log.entries == ["Page", "Presenter", "1", "2", "3"])
        }
    }

    @Test func `What only a wiring's transient need constructs is made before the first wiring`() throws {
        let container = try Container {
            PageModule {
                Wiring { (input: PageInput, page: Page) in input.log.add("1") }
                Wiring { (input: PageInput, task: Task) in input.log.add("2") }
            }
        }
        #expect(try container.build(PageInput()).log.entries == ["Page", "Helper", "1", "2"])
    }

    @Test func `What only a wiring asks for as an optional is made before the first wiring`() throws {
        let container = try Container {
            PageModule {
                Wiring { (input: PageInput, page: Page) in input.log.add("1") }
                Wiring { (input: PageInput, helper: Helper?) in input.log.add("2") }
            }
        }
        #expect(try container.build(PageInput()).log.entries == ["Page", "Helper", "1", "2"])
    }

    @Test func `A wiring may close a cycle of references`() throws {
        let container = try Container {
            PageModule {
                Wiring { (page: Page, presenter: Presenter) in
                    page.presenter = presenter
                    presenter.page = page
                }
                // Nobody else holds the presenter, which is the point of a weak reference.
            }
        }
        let page = try container.build(PageInput())
        #expect(page.presenter == nil)
    }

    @Test func `What nobody needs is not made`() throws {
        let container = try Container { PageModule {} }
        #expect(try container.build(PageInput()).log.entries == ["Page"])
    }

    @Test func `A wiring outside of a module is a problem`() {
        let found = problem {
            Wiring { (_: Int) in }.declared(at: "App/Main.swift", 4)
            Transient(Int.self) { 1 }
        }
        #expect(found?.kind == .outsideModule)
        #expect(found?.lines == [4])
    }

    @Test func `A wiring's missing need is a problem that names the wiring's place`() {
        let found = problem {
            PageModule { Wiring { (_: Page, _: Int) in }.declared(at: "App/Page.swift", 7) }
        }
        #expect(found?.kind == .missing)
        #expect(found?.keys == ["PageModule", "Wiring", "Int"])
        #expect(found?.lines.contains(7) == true)
    }

    @Test func `A singleton or transient need of a wiring is looked up as anywhere`() throws {
        let seen = Log()
        let container = try Container {
            Singleton(String.self) { "singleton" }
            Transient(Int.self) { 5 }
            PageModule {
                Wiring { (page: Page, text: String, number: Int, missing: Bool?) in
                    seen.add("\(text) \(number) \(missing as Any)")
                }
            }
        }
        _ = try container.build(PageInput())
        #expect(seen.entries == ["singleton 5 nil"])
    }
}
