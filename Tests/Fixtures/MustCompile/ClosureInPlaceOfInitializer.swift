import Joinery

@MainActor
final class Screen {
    init() {}
}

func bindings() -> Bindings { Transient(Screen.self) { @MainActor in Screen() }.declared }
