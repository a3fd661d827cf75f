// expect: what this makes cannot be used as the type given with `
import Joinery

protocol Other: Sendable {}
protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}
final class Line: Logging {
    init(number: Int, text: String) {}
}

let declaration1 = Singleton(Log.init, as: (any Other).self)  // refused
let declaration2 = PerModule(Log.init, as: (any Other).self)  // refused
let declaration3 = Transient(Log.init, as: (any Other).self)  // refused
let declaration4 = Weak(Log.init, as: (any Other).self)  // refused
let declaration5 = Contribution(Log.init, to: (any Other).self)  // refused
let declaration6 = Contribution(Log.init, to: (any Other).self, key: 1)  // refused
let declaration7 = Transient(Line.init, as: (any Other).self, taking: Int.self)  // refused
let declaration8 = Transient(Line.init, as: (any Other).self, taking: Int.self, String.self)  // refused
