import Joinery

final class Client: Sendable {
    init(path: String) {}
    convenience init() { self.init(path: "") }
}

let bindings = Singleton(Client.init(path:))
let other = Singleton(Client.self) { Client(path: "/") }
