// expect: an asynchronous initializer needs a closure
import Joinery

protocol Store: Sendable {}
final class Database: Store {
    init(path: String) async {}
}

let bindings = Singleton(Database.init, as: (any Store).self)
