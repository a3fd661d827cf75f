// expect: A failable initializer, and one with variadic or inout parameters, needs a closure
import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
}

let declaration1 = Singleton(Name.init, as: (any Named).self)  // refused
let declaration2 = Singleton(Name.init, as: Name.self)  // refused
let declaration3 = PerModule(Name.init, as: (any Named).self)  // refused
let declaration4 = Transient(Name.init, as: (any Named).self)  // refused
let declaration5 = Transient(Name.init, as: (any Named).self, taking: String.self)  // refused
let declaration6 = Weak(Name.init, as: (any Named).self)  // refused
let declaration7 = Contribution(Name.init, to: (any Named).self)  // refused
