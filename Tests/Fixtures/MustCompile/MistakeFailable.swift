import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
}
struct NoName: Error {}

let bindings = Singleton((any Named).self) {
    guard let name = Name(text: "Ada") else { throw NoName() }
    return name
}
