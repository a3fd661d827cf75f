// expect: pass an initializer, X.init, or write a closure
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton(Log())
