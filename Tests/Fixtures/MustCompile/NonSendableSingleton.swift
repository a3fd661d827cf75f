import Joinery

final class Cache {
    var number = 0
}

let transient = Transient(Cache.self) { Cache() }
let perModule = PerModule(Cache.init)
let singleton = Singleton(Cache.self, on: MainActor.self) { Cache() }
