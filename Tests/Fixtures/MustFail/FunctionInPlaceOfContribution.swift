// expect: a function comes first: Contribution(X.init, to: (any P).self)
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Contribution((any Logging).self, Log.init)
