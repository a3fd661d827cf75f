// expect: only a singleton can be made asynchronously
import Joinery

protocol Store: Sendable {}
final class Database: Store {
    init(path: String) async {}
}

let bindings = Transient(Database.init, as: (any Store).self)
