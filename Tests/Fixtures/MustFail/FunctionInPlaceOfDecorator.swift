// expect: a function comes first: Decorator(X.init, of: (any P).self)
import Joinery

protocol Logging: Sendable {}
final class LoudLog: Logging {
    init(inner: any Logging) {}
}

let bindings = Decorator((any Logging).self, LoudLog.init)
