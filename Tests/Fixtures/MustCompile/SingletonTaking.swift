import Joinery

final class Chat: Sendable {
    init(number: Int) {}
}

let bindings = Transient(Chat.self, taking: Int.self) { number in Chat(number: number) }
