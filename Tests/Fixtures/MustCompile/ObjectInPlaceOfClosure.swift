import Joinery

protocol Logging: Sendable {}
final class Log: Logging {
    init() {}
}

let log = Log()
let bindings = Singleton((any Logging).self) { log }
