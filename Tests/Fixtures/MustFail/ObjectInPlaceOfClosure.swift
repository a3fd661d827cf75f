// expect: not an object; for an object that exists write a closure
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton((any Logging).self, Log())
