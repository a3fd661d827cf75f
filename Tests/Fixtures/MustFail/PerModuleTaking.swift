// expect: this takes no runtime arguments; what takes some is declared as Transient
import Joinery

final class Chat: Sendable {
    init(number: Int) {}
}

let bindings = PerModule(Chat.self, taking: Int.self) { number in Chat(number: number) }
