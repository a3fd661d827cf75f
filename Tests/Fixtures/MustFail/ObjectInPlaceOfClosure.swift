// expect: not an object; for an object that exists write a closure
import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let declaration1 = Singleton((any Logging).self, Log())  // refused
let declaration2 = PerModule((any Logging).self, Log())  // refused
let declaration3 = Transient((any Logging).self, Log())  // refused
let declaration4 = Weak((any Logging).self, Log())  // refused
let declaration5 = Contribution((any Logging).self, Log())  // refused
let declaration6 = Decorator((any Logging).self, Log())  // refused
