import Joinery

protocol Logging: Sendable {}
final class LoudLog: Logging {
    init(inner: any Logging) {}
}

let bindings = Decorator(LoudLog.init, of: (any Logging).self)
