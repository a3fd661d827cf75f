// expect: ambiguous use of 'init'
import Joinery

@MainActor
final class Screen {
    init(title: String) {}
    convenience init() { self.init(title: "") }
}

let bindings = PerModule(Screen.init)
