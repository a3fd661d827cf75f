import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Transient(Log.init, as: (any Logging).self)
