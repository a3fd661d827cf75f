import Joinery

// The same declarations without `sending`, of objects that may be shared.

final class State: Sendable {}
protocol Keeping: Sendable {}
actor Owner: Keeping {
    let state: State
    init(state: State) { self.state = state }
}
actor NamedOwner: Keeping {
    let state: State
    init(name: String, state: State) { self.state = state }
}
actor Wrapper: Keeping {
    let state: State
    init(inner: any Keeping, state: State) { self.state = state }
}
@MainActor final class Screen: Keeping {
    let state: State
    init(state: State) { self.state = state }
}
final class Page: ModuleInput, Sendable {
    typealias Entry = State
    init() {}
    init(state: State) {}
}
struct Other: ModuleInput { typealias Entry = State }
func keep(_ value: State) -> Int { 0 }
func serve(_ needed: Page) -> Other { Other() }
func make(_ state: State) -> NamedOwner { NamedOwner(name: "", state: state) }
func new() -> Page { Page() }
func wrap(_ inner: State) -> State { inner }

struct Scopes: Assembly {
    var bindings: Bindings {
        Singleton(Owner.init)
        Singleton(Owner.init, as: (any Keeping).self)
        Singleton(Screen.init)
        Singleton((any Keeping).self) { (state: State) in Owner(state: state) }
        Singleton((any Keeping).self) { @MainActor (state: State) in Screen(state: state) }
        Singleton((any Keeping).self) { (state: State) async in Owner(state: state) }
        Singleton(Owner.init, on: MainActor.self)
        Singleton(Owner.self, on: MainActor.self) { (state: State) in Owner(state: state) }
        Weak(Owner.init)
        Weak((any Keeping).self) { (state: State) in Owner(state: state) }
        PerModule(Owner.init)
        PerModule(Screen.init)
        PerModule((any Keeping).self) { (state: State) in Owner(state: state) }
        Transient(Owner.init)
        Transient((any Keeping).self) { (state: State) in Owner(state: state) }
        Transient(Owner.init, taking: State.self)
        Transient(Owner.self, taking: State.self) { (state: State) in Owner(state: state) }
        Transient(NamedOwner.init, taking: String.self)
        Transient(NamedOwner.self, taking: String.self) { (_, state: State) in make(state) }
        Transient(NamedOwner.init, taking: String.self, State.self)
    }
}

struct OtherDeclarations: Assembly {
    var bindings: Bindings {
        Contribution(Owner.init, to: (any Keeping).self)
        Contribution(Owner.init, to: (any Keeping).self, key: 1)
        Contribution((any Keeping).self) { (state: State) in Owner(state: state) }
        Decorator(Wrapper.init, of: (any Keeping).self)
        Decorator(wrap, of: State.self)
        Decorator(Wrapper.self) { (it: Wrapper, state: State) in Wrapper(inner: it, state: state) }
        Decorator(State.self) { (inner: State) in wrap(inner) }
        Wiring { (state: State) in _ = keep(state) }
        Child(Page.init(state:))
        Child(Page.self) { (state: State) in Page(state: state) }
    }
}

struct Conversions: Assembly {
    var bindings: Bindings {
        Adapter(from: Page.self, to: Other.self) { (needed: Page) in serve(needed) }
        Adapter(from: Other.self, to: Page.self) { _ in new() } entry: { (it: State) in wrap(it) }
        PerModule(State.init).provides(Int.self) { (state: State) in keep(state) }
        PerModule(State.init).exports(Int.self) { (state: State) in keep(state) }
        PerModule(State.init).contributes(Int.self) { (state: State) in keep(state) }
        PerModule(State.init).contributes(Int.self, key: 1) { (state: State) in keep(state) }
    }
}
