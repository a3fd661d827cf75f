// expect: this takes no runtime arguments; what takes some is declared as Transient
import Joinery

protocol Talk: Sendable {}
final class Chat: Talk {
    init(number: Int) {}
}
final class Call: Sendable {
    init(number: Int, name: String) {}
}

let declaration1 = Singleton(Chat.init, taking: Int.self)  // refused
let declaration2 = Singleton(Chat.init, as: (any Talk).self, taking: Int.self)  // refused
let declaration3 = Singleton(Chat.self, taking: Int.self) { number in Chat(number: number) }  // refused
let declaration4 = Singleton((any Talk).self, taking: Int.self) { Chat(number: $0) }  // refused
let declaration5 = Singleton(Call.init, taking: Int.self)  // refused
let declaration6 = Singleton(Call.init, taking: Int.self, String.self)  // refused
