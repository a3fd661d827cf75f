import Joinery

final class Sum: Sendable {
    init(numbers: Int...) {}
}

let bindings = Singleton(Sum.self) { (number: Int) in Sum(numbers: number) }
