// expect: 'init(_:as:)' is unavailable: pass an initializer, X.init, or write a closure: Singleton(X.self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let bindings = Singleton(Log())
