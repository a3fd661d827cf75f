import Joinery

protocol Caching {}
final class Cache: Caching {
    var number = 0
    init() {}
}
protocol SharedCaching: Sendable {}
final class SharedCache: SharedCaching {
    init() {}
}

let declaration1 = Singleton(Cache.init, on: MainActor.self)
let declaration2 = Singleton(Cache.init, as: (any Caching).self, on: MainActor.self)
let declaration3 = Singleton((any Caching).self, on: MainActor.self) { Cache() }
let declaration4 = Singleton((any SharedCaching).self) { () async in SharedCache() }
let declaration5 = Weak(SharedCache.init)
let declaration6 = Weak((any SharedCaching).self) { SharedCache() }
