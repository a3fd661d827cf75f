import Joinery

protocol Talk: Sendable {}
final class Chat: Talk {
    init(number: Int) {}
}
final class Call: Sendable {
    init(number: Int, name: String) {}
}

let declaration1 = Transient(Chat.init, taking: Int.self)
let declaration2 = Transient(Chat.init, as: (any Talk).self, taking: Int.self)
let declaration3 = Transient(Chat.self, taking: Int.self) { number in Chat(number: number) }
let declaration4 = Transient((any Talk).self, taking: Int.self) { Chat(number: $0) }
let declaration5 = Transient(Call.init, taking: Int.self)
let declaration6 = Transient(Call.init, taking: Int.self, String.self)
