import Joinery

final class Cache: Sendable {
    let number = 0
}

let bindings = Singleton(Cache.self) { Cache() }
