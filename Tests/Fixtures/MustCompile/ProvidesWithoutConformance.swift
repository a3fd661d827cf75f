import Joinery

protocol Reading: Sendable {}

struct Store: Reading {}
let bindings = Singleton(Store.self) { Store() }.provides((any Reading).self) { $0 }
