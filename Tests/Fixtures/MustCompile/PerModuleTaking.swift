import Joinery

final class Chat: Sendable {
    init(number: Int) {}
}

let bindings = PerModule(Chat.self) { (number: Int) in Chat(number: number) }
