import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let declaration1 = Singleton((any Logging).self) { Log() }
let declaration2 = PerModule((any Logging).self) { Log() }
let declaration3 = Transient((any Logging).self) { Log() }
let declaration4 = Weak((any Logging).self) { Log() }
let declaration5 = Contribution((any Logging).self) { Log() }
let declaration6 = Decorator((any Logging).self) { (_: any Logging) in Log() }
