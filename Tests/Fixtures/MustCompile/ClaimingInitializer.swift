import Joinery

// The same declarations of objects that may be shared.

final class State: Sendable {}
actor Owner {
    let state: State
    init(state: State) { self.state = state }
}
actor Wrapper {
    let state: State
    init(inner: Wrapper?, state: State) { self.state = state }
}

struct Declarations: Assembly {
    var bindings: Bindings {
        Singleton(Owner.init)
        Singleton(Owner.self) { (state: State) in Owner(state: state) }
        Singleton(Owner.self) { (state: State) async in Owner(state: state) }
        Singleton(Owner.self, on: MainActor.self) { (state: State) in Owner(state: state) }
        Weak(Owner.init)
        PerModule(Owner.init)
        PerModule(Owner.self) { (state: State) in Owner(state: state) }
        Transient(Owner.init)
        Transient(Owner.init, taking: State.self)
        Transient(Owner.self, taking: String.self) { (_, state: State) in Owner(state: state) }
        Contribution(Owner.init, to: Owner.self)
        Decorator(Wrapper.self) { (inner: Wrapper, state: State) in Wrapper(inner: inner, state: state) }
        Wiring { (state: State) in _ = Owner(state: state) }
    }
}
