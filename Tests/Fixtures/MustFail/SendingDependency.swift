// expect: data races
import Joinery

final class State {}
actor Owner {
    let state: State
    init(state: sending State) { self.state = state }
}

let bindings = Singleton(Owner.self) { (state: sending State) in Owner(state: state) }
