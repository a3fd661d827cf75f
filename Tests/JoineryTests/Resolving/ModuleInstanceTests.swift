import Joinery
import Testing

private protocol ViewInput: AnyObject {}
private protocol ViewOutput: AnyObject {}
private protocol InteractorOutput: AnyObject {}
private protocol PresenterInput: AnyObject {}
private protocol TransitionHandler: AnyObject {}

private final class View: Tracked, ViewInput, TransitionHandler {
    let output: any ViewOutput
    init(_ alive: Counter, _ output: any ViewOutput) {
        self.output = output
        super.init(alive)
    }
}
private final class Presenter: Tracked, ViewOutput, InteractorOutput, PresenterInput {
    let interactor: Interactor
    let router: Router
    weak var view: (any ViewInput)?
    var retained: AnyObject?
    init(_ alive: Counter, _ interactor: Interactor, _ router: Router) {
        self.interactor = interactor
        self.router = router
        super.init(alive)
    }
}
private final class Interactor: Tracked {
    weak var output: (any InteractorOutput)?
}
private final class Router: Tracked {
    weak var handler: (any TransitionHandler)?
}
private struct PageInput: ModuleInput {
    typealias Entry = Handles
    let alive: Counter
    var isWiredWrong = false
    var order = 0
}
private struct Handles {
    let view: any ViewInput
    let input: any PresenterInput
}
/// The same module, entered from any of its objects.
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(View.self) { (input: PageInput, output: any ViewOutput) in View(input.alive, output) }
            .provides((any ViewInput).self) { $0 }
            .provides((any TransitionHandler).self) { $0 }
        PerModule(Presenter.self) { (input: PageInput, interactor: Interactor, router: Router) in
            Presenter(input.alive, interactor, router)
        }
        .provides((any ViewOutput).self) { $0 }
        .provides((any InteractorOutput).self) { $0 }
        .provides((any PresenterInput).self) { $0 }
        PerModule(Interactor.self) { (input: PageInput) in Interactor(input.alive) }
        PerModule(Router.self) { (input: PageInput) in Router(input.alive) }
        PerModule(Handles.self) {
            (
                order: PageInput,
                view: Provider<any ViewInput>,
                input: Provider<any PresenterInput>,
                router: Provider<Router>
            ) in
            switch order.order {
            case 0: return Handles(view: try view(), input: try input())
            case 1:
                let presenter = try input()
                return Handles(view: try view(), input: presenter)
            default:
                _ = try router()
                return Handles(view: try view(), input: try input())
            }
        }
        Wiring { (presenter: Presenter, view: any ViewInput) in presenter.view = view }
        Wiring { (interactor: Interactor, output: any InteractorOutput) in interactor.output = output }
        Wiring { (router: Router, handler: any TransitionHandler) in router.handler = handler }
        Wiring { (input: PageInput, presenter: Presenter, view: View) in
            if input.isWiredWrong { presenter.retained = view }
        }
    }
}

@Suite struct ModuleInstanceTests {
    @Test func `One object stands for several protocols, from whatever entry the module is made`() throws {
        let container = try Container { PageModule() }
        for order in 0..<3 {
            let alive = Counter()
            let handles = try container.build(PageInput(alive: alive, order: order))
            let view = try #require(handles.view as? View)
            let presenter = try #require(handles.input as? Presenter)
            #expect(view.output === presenter)
            #expect(presenter.interactor.output === presenter)
            #expect(presenter.router.handler === view)
            #expect(presenter.view === view)
            #expect(alive.value == 4)
        }
    }

    @Test func `Two instances share nothing`() throws {
        let container = try Container { PageModule() }
        let alive = Counter()
        let first = try #require(try container.build(PageInput(alive: alive)).view as? View)
        let second = try #require(try container.build(PageInput(alive: alive)).view as? View)
        let one = try #require(first.output as? Presenter)
        let two = try #require(second.output as? Presenter)
        #expect(first !== second)
        #expect(one !== two)
        #expect(one.interactor !== two.interactor)
        #expect(one.router !== two.router)
        #expect(alive.value == 8)
    }

    @Test func `Releasing the view releases all of the module, while the container lives`() throws {
        let container = try Container { PageModule() }
        let alive = Counter()
        var view: AnyObject? = try container.build(PageInput(alive: alive)).view
        #expect(alive.value == 4)
        withExtendedLifetime(view) {}
        view = nil
        #expect(alive.value == 0)
        withExtendedLifetime(container) {}
    }

    @Test func `A strong back reference of the app's own leaks exactly what it holds`() throws {
        let container = try Container { PageModule() }
        let alive = Counter()
        var view: View? = try container.build(PageInput(alive: alive, isWiredWrong: true)).view as? View
        weak let presenter = view?.output as? Presenter
        view = nil
        #expect(alive.value == 4)
        presenter?.retained = nil
        #expect(alive.value == 0)
    }

    @Test func `The container keeps no input, and a module that needs it later keeps it as long as it lives`() throws {
        final class Later {
            let input: ClassInput
            init(input: ClassInput) { self.input = input }
        }
        final class Keeping {
            let later: Lazy<Later>
            init(later: Lazy<Later>) { self.later = later }
        }
        final class ClassInput: Tracked, ModuleInput {
            typealias Entry = KeepingEntry
        }
        typealias KeepingEntry = Keeping
        struct KeepingModule: Module {
            typealias Input = ClassInput
            var bindings: Bindings {
                PerModule(Later.init)
                PerModule(Keeping.init)
            }
        }
        let alive = Counter()
        let container = try Container { KeepingModule() }
        var keeping: Keeping? = try container.build(ClassInput(alive))
        #expect(alive.value == 1)
        #expect(try keeping?.later().input.self is ClassInput)
        keeping = nil
        #expect(alive.value == 0)
    }

    @Test func `A delegate in the input is held as the input says`() throws {
        final class Delegate {}
        struct WeakInput: ModuleInput {
            typealias Entry = WeakEntry
            weak var delegate: Delegate?
        }
        final class Holder {
            let read: Provider<Reader>
            init(read: Provider<Reader>) { self.read = read }
        }
        struct Reader {
            let hasDelegate: Bool
        }
        typealias WeakEntry = Holder
        struct WeakModule: Module {
            typealias Input = WeakInput
            var bindings: Bindings {
                PerModule(Holder.init)
                Transient(Reader.self) { (input: WeakInput) in Reader(hasDelegate: input.delegate != nil) }
            }
        }
        let container = try Container { WeakModule() }
        var delegate: Delegate? = Delegate()
        let holder = try container.build(WeakInput(delegate: delegate))
        #expect(try holder.read().hasDelegate)
        delegate = nil
        #expect(try !holder.read().hasDelegate)
    }
}
