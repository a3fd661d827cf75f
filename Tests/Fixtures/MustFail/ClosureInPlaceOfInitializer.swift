// expect: main actor-isolated initializer
import Joinery

@MainActor
final class Screen {
    init() {}
}

func bindings() -> Bindings { Transient { Screen() }.declared }
