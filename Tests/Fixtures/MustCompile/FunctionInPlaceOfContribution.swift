import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Contribution(Log.init, to: (any Logging).self)
