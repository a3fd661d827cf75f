// expect: loses global actor 'Storage'
import Joinery

@globalActor
actor Storage {
    static let shared = Storage()
}
@Storage
final class Index {
    init() {}
}

let bindings = Transient(Index.init)
