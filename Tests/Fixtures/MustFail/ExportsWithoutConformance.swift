// expect: the service is not of that type: does it conform?
import Joinery

protocol Reading: Sendable {}

struct Store: Sendable {}
let bindings = PerModule(Store.self) { Store() }.exports((any Reading).self) { $0 }
