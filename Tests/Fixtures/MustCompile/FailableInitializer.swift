import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
}
struct NoName: Error {}

let bindings = Singleton((any Named).self) { (text: String) in
    guard let name = Name(text: text) else { throw NoName() }
    return name
}
