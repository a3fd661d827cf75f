// expect: variadic and inout parameters write a closure
import Joinery

final class Sum: Sendable {
    init(numbers: Int...) {}
}

let bindings = Singleton(Sum.init, as: Sum.self)
