// expect: a function comes first: Transient(X.init, as: (any P).self)
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Transient((any Logging).self, Log.init)
