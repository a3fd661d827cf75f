import Joinery

final class List<Element: Sendable>: Sendable {
    init(first: Element) {}
}
final class Log: Sendable {
    init<Text: Sendable>(text: Text) {}
}

let declaration1 = Singleton(List<Int>.init)
let declaration2 = Transient(List<Int>.init)
let declaration3 = Singleton(Log.self) { (text: String) in Log(text: text) }
let declaration4 = Transient(Log.self) { (text: String) in Log(text: text) }
