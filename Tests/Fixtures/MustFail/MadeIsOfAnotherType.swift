// expect: what this makes cannot be used as the type given with `as:`
import Joinery

protocol Other: Sendable {}
protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton(Log.init, as: (any Other).self)
