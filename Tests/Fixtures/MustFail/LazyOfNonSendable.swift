// expect: Sendable
import Joinery

final class Cache {
    var number = 0
}

final class Holder: Sendable {
    let cache: Lazy<Cache>
    init(cache: Lazy<Cache>) { self.cache = cache }
}
