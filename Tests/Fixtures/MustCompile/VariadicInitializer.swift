import Joinery

final class Sum: Sendable {
    init(numbers: Int...) {}
}
final class Count: Sendable {
    init(number: inout Int) {}
}

let declaration1 = Singleton(Sum.self) { (number: Int) in Sum(numbers: number) }
let declaration2 = Singleton(Sum.self) { (number: Int) in Sum(numbers: number) }
let declaration3 = Transient(Sum.self) { Sum() }
let declaration4 = Contribution(Sum.self) { Sum() }
let declaration5 = Singleton(Count.self) { (number: Int) in
    var number = number
    return Count(number: &number)
}
let declaration6 = Singleton(Count.self) { (number: Int) in
    var number = number
    return Count(number: &number)
}
