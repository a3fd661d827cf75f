import Joinery

/// Tells the members of a family of types apart.
protocol Mark: SendableMetatype {
    /// The entry of the module with this mark: a class, a value or an over-aligned value.
    associatedtype Entry: Thing
}
enum A: Mark { typealias Entry = Page<A> }
enum B: Mark { typealias Entry = PlainPage<B> }
enum C: Mark { typealias Entry = WidePage<C> }
enum D: Mark { typealias Entry = Page<D> }
enum E: Mark { typealias Entry = Page<E> }
enum F: Mark { typealias Entry = Page<F> }
enum G: Mark { typealias Entry = Page<G> }
enum H: Mark { typealias Entry = Page<H> }

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

/// A class or a value of the family, as a factory makes it.
protocol Thing: Service {
    init(_ birth: Birth)
}
final class Part<Index: Mark>: Made, Thing, @unchecked Sendable {}
final class Page<Index: Mark>: Made, Thing, @unchecked Sendable {}

/// A value; its copies share the object that counts it and holds what it was given.
struct Plain<Index: Mark>: Thing {
    let object: Made
    init(_ birth: Birth) { object = Made(birth) }
}
struct PlainPage<Index: Mark>: Thing {
    let object: Made
    init(_ birth: Birth) { object = Made(birth) }
}

/// A value that is aligned to more than a word.
struct Wide<Index: Mark>: Thing {
    var place = SIMD4<Double>(repeating: 1)
    let object: Made
    init(_ birth: Birth) { object = Made(birth) }
}
struct WidePage<Index: Mark>: Thing {
    var place = SIMD4<Double>(repeating: 1)
    let object: Made
    init(_ birth: Birth) { object = Made(birth) }
}

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
    init(_ slip: Slip)
    var slip: Slip { get }
}
struct Door<Index: Mark>: Opening {
    typealias Entry = Index.Entry
    let slip: Slip
    init(_ slip: Slip) { self.slip = slip }
}

/// What an input holds: its number, and what it was made from.
final class Slip: Sendable {
    let number: Int
    let received: [Received]
    private let alive: Counter

    init(number: Int, received: [Received], alive: Counter) {
        self.number = number
        self.received = received
        self.alive = alive
        alive.next()
    }

    deinit { alive.add(-1) }
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
        let plain: any Thing.Type
        let wide: any Thing.Type
        let page: any Thing.Type
        let face: any Facing.Type
        let door: any Opening.Type
        let room: @Sendable (Bindings) -> Bindings
    }

    private static func member<M: Mark>(_ mark: M.Type) -> Member {
        Member(
            part: Part<M>.self,
            plain: Plain<M>.self,
            wide: Wide<M>.self,
            page: M.Entry.self,
            face: Face<M>.self,
            door: Door<M>.self
        ) { bindings in
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
        case .plain(let index): members[index].plain
        case .wide(let index): members[index].wide
        case .page(let index): members[index].page
        case .face: fatalError("A face is another name of a thing.")
        }
    }

    static func service(_ key: Sketch.Key) -> any Service.Type {
        switch key {
        case .face(let index): members[index].face
        default: thing(key)
        }
    }
}
