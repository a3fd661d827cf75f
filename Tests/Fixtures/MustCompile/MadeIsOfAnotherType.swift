import Joinery

protocol Other: Sendable {}
protocol Logging: Sendable {}
final class Log: Logging, Other {
    init() {}
}
final class Line: Logging, Other {
    init(number: Int, text: String) {}
}

let declaration1 = Singleton(Log.init, as: (any Other).self)
let declaration2 = PerModule(Log.init, as: (any Other).self)
let declaration3 = Transient(Log.init, as: (any Other).self)
let declaration4 = Weak(Log.init, as: (any Other).self)
let declaration5 = Contribution(Log.init, to: (any Other).self)
let declaration6 = Contribution(Log.init, to: (any Other).self, key: 1)
let declaration7 = Transient(Line.init, as: (any Other).self, taking: Int.self)
let declaration8 = Transient(Line.init, as: (any Other).self, taking: Int.self, String.self)
