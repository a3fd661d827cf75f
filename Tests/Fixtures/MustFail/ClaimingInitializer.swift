// expect: risks causing data races
import Joinery

// An actor's initializer claims what it is given without saying `sending`. The graph may give the object to others as
// well, so it is refused like a `sending` parameter.

final class State {}
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
        Singleton(Owner.init)  // refused
        Singleton(Owner.self) { (state: State) in Owner(state: state) }  // refused
        Singleton(Owner.self) { (state: State) async in Owner(state: state) }  // refused
        Singleton(Owner.self, on: MainActor.self) { (state: State) in Owner(state: state) }  // refused
        Weak(Owner.init)  // refused
        PerModule(Owner.init)  // refused
        PerModule(Owner.self) { (state: State) in Owner(state: state) }  // refused
        Transient(Owner.init)  // refused
        Transient(Owner.init, taking: State.self)  // refused
        Transient(Owner.self, taking: String.self) { (_, state: State) in Owner(state: state) }  // refused
        Contribution(Owner.init, to: Owner.self)  // refused
        Decorator(Wrapper.self) { (inner: Wrapper, state: State) in Wrapper(inner: inner, state: state) }  // refused
        Wiring { (state: State) in _ = Owner(state: state) }  // refused
    }
}
