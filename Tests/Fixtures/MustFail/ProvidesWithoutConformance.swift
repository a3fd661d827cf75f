// expect: Reading
import Joinery

protocol Reading: Sendable {}

struct Store: Sendable {}
let bindings = Singleton(Store.self) { Store() }.provides((any Reading).self) { $0 }
