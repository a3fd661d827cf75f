// expect: Sendable
import Joinery

final class Cache {
    var number = 0
}

let bindings = Singleton(Cache.self) { Cache() }
