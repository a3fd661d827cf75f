// expect: 'init(_:as:)' is unavailable: what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure
import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
}
struct NoName: Error {}

let bindings = Singleton(Name.init, as: (any Named).self)
