import Joinery

protocol Reading: Sendable {}

struct Store: Reading {}
let bindings = PerModule(Store.self) { Store() }.exports((any Reading).self) { $0 }.exports().shared()
