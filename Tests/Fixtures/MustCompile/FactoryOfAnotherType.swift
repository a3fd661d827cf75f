import Joinery

protocol Reading: Sendable {}

struct Store: Reading {}
let bindings = Transient((any Reading).self) { Store() }
let initializer = Transient((any Reading).self, Store.init as @Sendable () -> Store)
