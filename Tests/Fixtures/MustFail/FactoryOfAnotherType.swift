// expect: Store
import Joinery

protocol Reading: Sendable {}

struct Store: Sendable {}
let bindings = Transient((any Reading).self) { Store() }
