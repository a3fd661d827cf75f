// expect: pass an initializer, X.init, or write a closure
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let declaration1 = Singleton(Log())  // refused
let declaration2 = Singleton(Log(), as: (any Logging).self)  // refused
let declaration3 = PerModule(Log())  // refused
let declaration4 = PerModule(Log(), as: (any Logging).self)  // refused
let declaration5 = Transient(Log())  // refused
let declaration6 = Transient(Log(), as: (any Logging).self)  // refused
let declaration7 = Weak(Log())  // refused
let declaration8 = Weak(Log(), as: (any Logging).self)  // refused
let declaration9 = Contribution(Log(), to: (any Logging).self)  // refused
let declaration10 = Singleton(5)  // refused
