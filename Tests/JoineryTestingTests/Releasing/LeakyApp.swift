import Joinery
import Synchronization

// A module that can leak in several ways, or not at all.

final class LeakPresenter: @unchecked Sendable {
    /// The mistake that is made most often.
    var view: LeakView?
    weak var parent: LeakView?
    unowned let interactor: LeakInteractor
    var box: Box?
    var onClose: () -> Void = {}
    lazy var delegates = Delegates()

    init(interactor: LeakInteractor) { self.interactor = interactor }

    func refresh() {}
}
final class LeakInteractor {}
/// An object that no container makes.
final class Box {
    let content: [String: LeakView]
    init(_ view: LeakView) { content = ["view": view] }
}
struct Delegates {
    weak var weakly: LeakView?
    var strongly: LeakView?
}

class BaseView {
    let presenter: LeakPresenter
    init(presenter: LeakPresenter) { self.presenter = presenter }
}
final class LeakView: BaseView {
    let interactor: LeakInteractor
    init(presenter: LeakPresenter, interactor: LeakInteractor) {
        self.interactor = interactor
        super.init(presenter: presenter)
    }
}

/// A service that is told of each presenter, and may keep it.
final class EventCenter: Sendable {
    let listeners = Mutex<[@Sendable () -> Void]>([])
}
final class Registry: @unchecked Sendable {
    var presenters: [LeakPresenter] = []
}

enum Leak: Sendable, CaseIterable {
    case none, view, object, structure, itself, closure, singleton, singletonsClosure
}

struct LeakInput: ModuleInput {
    typealias Entry = LeakView
    var leak: Leak
}

struct LeakModule: Module {
    typealias Input = LeakInput
    var bindings: Bindings {
        PerModule(LeakInteractor.init)
        PerModule(LeakPresenter.init)
        PerModule(LeakView.init)
        Wiring {
            (input: LeakInput, view: LeakView, presenter: LeakPresenter, registry: Registry, events: EventCenter) in
            presenter.parent = view
            presenter.delegates.weakly = view
            switch input.leak {
            case .none: break
            case .view: presenter.view = view
            case .object: presenter.box = Box(view)
            case .structure: presenter.delegates.strongly = view
            case .itself: presenter.onClose = { presenter.refresh() }
            case .closure: presenter.onClose = { view.presenter.refresh() }
            case .singleton: registry.presenters.append(presenter)
            case .singletonsClosure: events.listeners.withLock { $0.append { presenter.refresh() } }
            }
        }
    }
}

struct LeakApp: Assembly {
    var bindings: Bindings {
        Singleton(EventCenter.init)
        Singleton(Registry.init)
        LeakModule()
    }
}
