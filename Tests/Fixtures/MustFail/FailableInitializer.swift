// expect: For optional results
import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
}
struct NoName: Error {}

let bindings = Singleton(Name.init, as: (any Named).self)
