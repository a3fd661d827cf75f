import Joinery

protocol Named: Sendable {}
final class Name: Named {
    init?(text: String) {}
    static func named(_ text: String) throws -> Name {
        guard let name = Name(text: text) else { throw NoName() }
        return name
    }
}
struct NoName: Error {}

let declaration1 = Singleton(Name.named, as: (any Named).self)
let declaration2 = Singleton(Name.named, as: Name.self)
let declaration3 = PerModule(Name.named, as: (any Named).self)
let declaration4 = Transient(Name.named, as: (any Named).self)
let declaration5 = Transient(Name.named, as: (any Named).self, taking: String.self)
let declaration6 = Weak(Name.named, as: (any Named).self)
let declaration7 = Contribution(Name.named, to: (any Named).self)
