import Joinery

protocol Reading: Sendable {}

struct Store: Reading {}
let bindings = Transient((any Reading).self) { Store() }
let initializer = Transient(Store.init as @Sendable () -> Store, as: (any Reading).self)
