// expect: variadic or inout parameters
import Joinery

final class Sum: Sendable {
    init(numbers: Int...) {}
}
final class Count: Sendable {
    init(number: inout Int) {}
}

let declaration1 = Singleton(Sum.init)  // refused
let declaration2 = Singleton(Sum.init, as: Sum.self)  // refused
let declaration3 = Transient(Sum.init)  // refused
let declaration4 = Contribution(Sum.init, to: Sum.self)  // refused
let declaration5 = Singleton(Count.init)  // refused
let declaration6 = Singleton(Count.init, as: Count.self)  // refused
