import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton(Log.init)
