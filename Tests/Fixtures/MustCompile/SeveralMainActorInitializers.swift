import Joinery

@MainActor
final class Screen {
    init(title: String) {}
    convenience init() { self.init(title: "") }
}

let bindings = PerModule(Screen.self) { @MainActor in Screen() }
