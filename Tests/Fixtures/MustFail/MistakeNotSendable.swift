// expect: type 'Cache' does not conform to the 'Sendable' protocol
import Joinery

final class Cache {
    var number = 0
}

let bindings = Singleton(Cache.self) { Cache() }
