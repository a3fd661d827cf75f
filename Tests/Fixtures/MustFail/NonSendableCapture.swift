// expect: Sendable
import Joinery

final class Cache {
    var number = 0
}

func bindings() -> Bindings {
    let cache = Cache()
    return Transient(Int.self) { cache.number }.declared
}
