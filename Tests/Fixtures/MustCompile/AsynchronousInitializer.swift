import Joinery

protocol Store: Sendable {}
final class Database: Store {
    init(path: String) async {}
}

let bindings = Singleton((any Store).self) { (path: String) async in await Database(path: path) }
