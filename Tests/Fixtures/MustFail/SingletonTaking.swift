// expect: extra trailing closure passed in call
import Joinery

final class Chat: Sendable {
    init(number: Int) {}
}

let bindings = Singleton(Chat.self, taking: Int.self) { number in Chat(number: number) }
