import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let declaration1 = Singleton(Log.init)
let declaration2 = Singleton(Log.init, as: (any Logging).self)
let declaration3 = PerModule(Log.init)
let declaration4 = PerModule(Log.init, as: (any Logging).self)
let declaration5 = Transient(Log.init)
let declaration6 = Transient(Log.init, as: (any Logging).self)
let declaration7 = Weak(Log.init)
let declaration8 = Weak(Log.init, as: (any Logging).self)
let declaration9 = Contribution(Log.init, to: (any Logging).self)
let declaration10 = Singleton(Int.self) { 5 }
