import Joinery

protocol Other: Sendable {}
protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton(Log.init, as: (any Logging).self)
