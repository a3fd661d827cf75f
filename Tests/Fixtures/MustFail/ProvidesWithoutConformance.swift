// expect: is not of that type: does it conform?
import Joinery

protocol Reading: Sendable {}

struct Store: Sendable {}
let bindings = Singleton(Store.self) { Store() }.provides((any Reading).self) { $0 }
