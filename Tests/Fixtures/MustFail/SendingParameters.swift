// expect: risks causing data races
import Joinery

// A `sending` parameter claims an object for itself, and the graph may give the object to others as well. So functions
// and closures that have one are refused, in each kind of declaration. Each refused line says so at its end.

final class State {}
protocol Keeping: Sendable {}
actor Owner: Keeping {
    let state: State
    init(state: sending State) { self.state = state }
}
actor NamedOwner: Keeping {
    let state: State
    init(name: String, state: sending State) { self.state = state }
}
actor Wrapper: Keeping {
    let state: State
    init(inner: any Keeping, state: sending State) { self.state = state }
}
@MainActor final class Screen: Keeping {
    let state: State
    init(state: sending State) { self.state = state }
}
final class Page: ModuleInput {
    typealias Entry = State
    init() {}
    init(state: sending State) {}
}
struct Other: ModuleInput { typealias Entry = State }
func keep(_ value: sending State) -> Int { 0 }
func serve(_ needed: sending Page) -> Other { Other() }
func make(_ state: sending State) -> NamedOwner { NamedOwner(name: "", state: state) }
func new() -> Page { Page() }
func wrap(_ inner: sending State) -> State { inner }

struct Scopes: Assembly {
    var bindings: Bindings {
        Singleton(Owner.init)  // refused
        Singleton(Owner.init, as: (any Keeping).self)  // refused
        Singleton(Screen.init)  // refused
        Singleton((any Keeping).self) { (state: sending State) in Owner(state: state) }  // refused
        Singleton((any Keeping).self) { @MainActor (state: sending State) in Screen(state: state) }  // refused
        Singleton((any Keeping).self) { (state: sending State) async in Owner(state: state) }  // refused
        Singleton(Owner.init, on: MainActor.self)  // refused
        Singleton(Owner.self, on: MainActor.self) { (state: sending State) in Owner(state: state) }  // refused
        Weak(Owner.init)  // refused
        Weak((any Keeping).self) { (state: sending State) in Owner(state: state) }  // refused
        PerModule(Owner.init)  // refused
        PerModule(Screen.init)  // refused
        PerModule((any Keeping).self) { (state: sending State) in Owner(state: state) }  // refused
        Transient(Owner.init)  // refused
        Transient((any Keeping).self) { (state: sending State) in Owner(state: state) }  // refused
        Transient(Owner.init, taking: State.self)  // refused
        Transient(Owner.self, taking: State.self) { (state: sending State) in Owner(state: state) }  // refused
        Transient(NamedOwner.init, taking: String.self)  // refused
        Transient(NamedOwner.self, taking: String.self) { (_, state: sending State) in make(state) }  // refused
        Transient(NamedOwner.init, taking: String.self, State.self)  // refused
    }
}

struct OtherDeclarations: Assembly {
    var bindings: Bindings {
        Contribution(Owner.init, to: (any Keeping).self)  // refused
        Contribution(Owner.init, to: (any Keeping).self, key: 1)  // refused
        Contribution((any Keeping).self) { (state: sending State) in Owner(state: state) }  // refused
        Decorator(Wrapper.init, of: (any Keeping).self)  // refused
        Decorator(wrap, of: State.self)  // refused
        Decorator(Wrapper.self) { (it: Wrapper, state: sending State) in Wrapper(inner: it, state: state) }  // refused
        Decorator(State.self) { (inner: sending State) in wrap(inner) }  // refused
        Wiring { (state: sending State) in _ = keep(state) }  // refused
        Child(Page.init(state:))  // refused
        Child(Page.self) { (state: sending State) in Page(state: state) }  // refused
    }
}

struct Conversions: Assembly {
    var bindings: Bindings {
        Adapter(from: Page.self, to: Other.self) { (needed: sending Page) in serve(needed) }  // refused
        Adapter(from: Other.self, to: Page.self) { _ in new() } entry: { (it: sending State) in wrap(it) }  // refused
        PerModule(State.init).provides(Int.self) { (state: sending State) in keep(state) }  // refused
        PerModule(State.init).exports(Int.self) { (state: sending State) in keep(state) }  // refused
        PerModule(State.init).contributes(Int.self) { (state: sending State) in keep(state) }  // refused
        PerModule(State.init).contributes(Int.self, key: 1) { (state: sending State) in keep(state) }  // refused
    }
}
