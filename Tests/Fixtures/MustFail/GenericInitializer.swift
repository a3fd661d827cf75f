// expect: could not be inferred
import Joinery

final class List<Element: Sendable>: Sendable {
    init(first: Element) {}
}
final class Log: Sendable {
    init<Text: Sendable>(text: Text) {}
}

let declaration1 = Singleton(List.init)  // refused
let declaration2 = Transient(List.init)  // refused
let declaration3 = Singleton(Log.init)  // refused
let declaration4 = Transient(Log.init)  // refused
