// expect: ambiguous use of 'init'
import Joinery

final class Client: Sendable {
    init(path: String) {}
    convenience init() { self.init(path: "") }
}

let bindings = Singleton(Client.init)
