import Joinery

/// Tells the members of a family of types apart.
protocol Mark: SendableMetatype {}
enum A: Mark {}
enum B: Mark {}
enum C: Mark {}
enum D: Mark {}
enum E: Mark {}
enum F: Mark {}
enum G: Mark {}
enum H: Mark {}

/// What a random graph can ask for.
protocol Service: Sendable {
    /// The object behind it.
    var object: Made { get }
}

/// An object that a factory of a random graph has made, with what it was given.
///
/// `@unchecked`: everything in it is constant; the compiler does not see that of a class that is inherited from.
class Made: Service, @unchecked Sendable {
    let serial: Int
    let received: [Received]
    private let alive: Counter

    required init(_ birth: Birth) {
        serial = birth.serial
        received = birth.received
        alive = birth.alive
        alive.next()
    }

    deinit { alive.add(-1) }

    var object: Made { self }
}

/// What an object is made with.
struct Birth {
    let serial: Int
    let received: [Received]
    let alive: Counter
}

/// A class of the family, as a factory makes it.
protocol Thing: Made {}
final class Part<Index: Mark>: Made, Thing, @unchecked Sendable {}
final class Page<Index: Mark>: Made, Thing, @unchecked Sendable {}

/// Another name of an object, as `provides` and `exports` make it.
protocol Facing: Service {
    init(_ object: Made)
}
struct Face<Index: Mark>: Facing {
    let object: Made
    init(_ object: Made) { self.object = object }
}

/// The input of a module.
protocol Opening: ModuleInput, Sendable where Entry: Thing {
    init(number: Int)
    var number: Int { get }
}
struct Door<Index: Mark>: Opening {
    typealias Entry = Page<Index>
    let number: Int
}

/// The module that accepts a ``Door``.
struct Room<Index: Mark>: Module {
    typealias Input = Door<Index>
    let bindings: Bindings
}

/// The members of the family by their numbers.
enum Family {
    static let marks: [any Mark.Type] = [A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self]
    private static let members = marks.map { member($0) }

    struct Member: Sendable {
        let part: any Thing.Type
        let page: any Thing.Type
        let face: any Facing.Type
        let door: any Opening.Type
        let room: @Sendable (Bindings) -> Bindings
    }

    private static func member<M: Mark>(_ mark: M.Type) -> Member {
        Member(part: Part<M>.self, page: Page<M>.self, face: Face<M>.self, door: Door<M>.self) { bindings in
            Room<M>(bindings: bindings).declared
        }
    }

    static func face(_ index: Int) -> any Facing.Type { members[index].face }
    static func door(_ index: Int) -> any Opening.Type { members[index].door }
    static func room(_ index: Int, _ bindings: Bindings) -> Bindings { members[index].room(bindings) }

    /// The class of a key that a factory makes.
    static func thing(_ key: Sketch.Key) -> any Thing.Type {
        switch key {
        case .part(let index): members[index].part
        case .page(let index): members[index].page
        case .face: fatalError("A face is another name of a thing.")
        }
    }

    static func service(_ key: Sketch.Key) -> any Service.Type {
        switch key {
        case .part(let index): members[index].part
        case .page(let index): members[index].page
        case .face(let index): members[index].face
        }
    }
}
