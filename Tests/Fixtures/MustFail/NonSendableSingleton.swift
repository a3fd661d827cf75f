// expect: does not conform to the 'Sendable' protocol
import Joinery

protocol Caching {}
final class Cache: Caching {
    var number = 0
    init() {}
}

let declaration1 = Singleton(Cache.init)  // refused
let declaration2 = Singleton(Cache.init, as: (any Caching).self)  // refused
let declaration3 = Singleton((any Caching).self) { Cache() }  // refused
let declaration4 = Singleton((any Caching).self) { () async in Cache() }  // refused
let declaration5 = Weak(Cache.init)  // refused
let declaration6 = Weak((any Caching).self) { Cache() }  // refused
