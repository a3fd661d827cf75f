import Joinery
import Testing

private protocol Animal {}
private class Pet: Animal {}
private final class Cat: Pet {}
private struct Owner {
    let animal: any Animal
}
private struct Title: Equatable {
    let text: String?
}
private struct Age: Equatable {
    let number: Int
}
private struct Keeper {
    let pet: Pet
}

@Suite struct ArgumentTests {
    @Test func `An argument may be anything that Swift converts to the declared type`() throws {
        let container = try Container {
            Transient(Owner.self, taking: (any Animal).self) { animal in Owner(animal: animal) }
            Transient(Title.self, taking: String?.self) { text in Title(text: text) }
            Transient(Keeper.self, taking: Pet.self) { pet in Keeper(pet: pet) }
        }
        let cat = Cat()
        let boxed: any Animal = cat
        #expect(try container.resolve(Owner.self, with: cat).animal as? Cat === cat)
        #expect(try container.resolve(Owner.self, with: boxed).animal as? Cat === cat)
        #expect(try container.resolve(Keeper.self, with: cat).pet === cat)
        #expect(try container.resolve(Keeper.self, with: cat as Pet).pet === cat)
        #expect(try container.resolve(Title.self, with: "x") == Title(text: "x"))
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        let unwrapped: String! = "y"
        #expect(try container.resolve(Title.self, with: unwrapped) == Title(text: "y"))
        #expect(try container.resolve(Title.self, with: nil as String?) == Title(text: nil))
    }

    @Test func `The same conversions hold with two and three arguments`() throws {
        let container = try Container {
            Transient(Owner.self, taking: Int.self, (any Animal).self) { _, animal in Owner(animal: animal) }
            Transient(Title.self, taking: String?.self, Pet.self, Double.self) { text, _, _ in Title(text: text) }
        }
        let cat = Cat()
        let boxed: any Animal = cat
        #expect(try container.resolve(Owner.self, with: 1, cat).animal as? Cat === cat)
        #expect(try container.resolve(Owner.self, with: 1, boxed).animal as? Cat === cat)
        #expect(try container.resolve(Title.self, with: "x", cat, 1.5) == Title(text: "x"))
        #expect(try container.resolve(Title.self, with: nil as String?, cat as Pet, 1.5) == Title(text: nil))
    }

    @Test func `Compositions, AnyObject, Any and optional protocols take what conforms`() throws {
        final class Tag: Animal, Sendable {}
        let container = try Container {
            Transient(ContiguousArray<Int>.self, taking: (any Animal & Sendable).self) { _ in [1] }
            Transient(ContiguousArray<Bool>.self, taking: AnyObject.self) { _ in [true] }
            Transient(ContiguousArray<String>.self, taking: Any.self) { ["\($0)"] }
            Transient(ContiguousArray<Double>.self, taking: (any Animal)?.self) { $0 == nil ? [] : [1.5] }
            Transient(ContiguousArray<Float>.self, taking: Any?.self) { $0 == nil ? [] : [2.5] }
        }
        #expect(try container.resolve(ContiguousArray<Int>.self, with: Tag()) == [1])
        #expect(
            resolutionError { try container.resolve(ContiguousArray<Int>.self, with: 5) }?.name == "argumentMismatch"
        )
        #expect(try container.resolve(ContiguousArray<Bool>.self, with: Cat()) == [true])
        #expect(
            resolutionError { try container.resolve(ContiguousArray<Bool>.self, with: 5) }?.name == "argumentMismatch"
        )
        #expect(try container.resolve(ContiguousArray<String>.self, with: 5) == ["5"])
        #expect(try container.resolve(ContiguousArray<Double>.self, with: Tag()) == [1.5])
        #expect(try container.resolve(ContiguousArray<Double>.self, with: Tag?.none) == [])
        #expect(try container.resolve(ContiguousArray<Double>.self, with: (any Animal)?.none) == [])
        #expect(
            resolutionError { try container.resolve(ContiguousArray<Double>.self, with: 5) }?.name == "argumentMismatch"
        )
        #expect(try container.resolve(ContiguousArray<Float>.self, with: 5) == [2.5])
    }

    @Test func `An optional of a subclass is converted, nil or not`() throws {
        let container = try Container {
            Transient(ContiguousArray<Int>.self, taking: Pet?.self) { pet in pet == nil ? [] : [1] }
        }
        #expect(try container.resolve(ContiguousArray<Int>.self, with: Cat() as Cat?) == [1])
        #expect(try container.resolve(ContiguousArray<Int>.self, with: nil as Cat?) == [])
    }

    @Test func `An optional is refused where a value is declared`() throws {
        let container = try Container { Transient(Age.self, taking: Int.self) { number in Age(number: number) } }
        let none = resolutionError { try container.resolve(Age.self, with: Int?.none) }
        #expect(none?.name == "argumentMismatch")
        #expect(none?.description.contains("(Int?)") == true)
        #expect(none?.description.contains("Age(Int)") == true)
        #expect(resolutionError { try container.resolve(Age.self, with: Int?.some(1)) }?.name == "argumentMismatch")
    }

    @Test func `A nil of an unrelated type is refused`() throws {
        let container = try Container { Transient(Title.self, taking: String?.self) { text in Title(text: text) } }
        #expect(resolutionError { try container.resolve(Title.self, with: Int?.none) }?.name == "argumentMismatch")
        #expect(resolutionError { try container.resolve(Title.self, with: 5) }?.name == "argumentMismatch")
    }

    @Test func `A superclass is never cast down, whatever the object is`() throws {
        struct Collar {
            let cat: Cat
        }
        let container = try Container { Transient(Collar.self, taking: Cat.self) { cat in Collar(cat: cat) } }
        let pet: Pet = Cat()
        #expect(resolutionError { try container.resolve(Collar.self, with: pet) }?.name == "argumentMismatch")
        let erased = AnyHashable(5)
        let number = try Container { Transient(Age.self, taking: Int.self) { number in Age(number: number) } }
        #expect(resolutionError { try number.resolve(Age.self, with: erased) }?.name == "argumentMismatch")
    }

    @Test func `A pair is not two arguments, and two arguments are not a pair`() throws {
        let two = try Container {
            Transient(Age.self, taking: Int.self, String.self) { number, _ in Age(number: number) }
        }
        #expect(try two.resolve(Age.self, with: 1, "x") == Age(number: 1))
        let error = resolutionError { try two.resolve(Age.self, with: (1, "x")) }
        #expect(error?.name == "argumentMismatch")
        #expect(error?.description.contains("((Int, String))") == true)
        #expect(error?.description.contains("Age(Int, String)") == true)
        let pair = try Container { Transient(Age.self, taking: (Int, String).self) { pair in Age(number: pair.0) } }
        #expect(try pair.resolve(Age.self, with: (1, "x")) == Age(number: 1))
        #expect(resolutionError { try pair.resolve(Age.self, with: 1, "x") }?.name == "argumentMismatch")
    }

    @Test func `Labels of a tuple are converted or refused, never mixed up`() throws {
        let container = try Container {
            Transient(Age.self, taking: (x: Int, y: Int).self) { point in Age(number: point.x * 10 + point.y) }
        }
        #expect(try container.resolve(Age.self, with: (x: 1, y: 2)) == Age(number: 12))
        do {
            #expect(try container.resolve(Age.self, with: (1, 2)) == Age(number: 12))
        } catch let error as ResolutionError {
            #expect(error.name == "argumentMismatch")
        }
        #expect(resolutionError { try container.resolve(Age.self, with: (a: 1, b: 2)) }?.name == "argumentMismatch")
    }

    @Test func `Arguments are positional and never reach a dependency`() throws {
        struct Inner { let host: String }
        struct Outer {
            let id: String
            let inner: Inner
        }
        let container = try Container {
            Singleton(String.self) { "host" }
            Transient(Inner.self) { (host: String) in Inner(host: host) }
            Transient(Outer.self, taking: String.self) { id, inner in Outer(id: id, inner: inner) }
            Transient(ContiguousArray<String>.self, taking: String.self, String.self) { first, second in
                [first, second]
            }
        }
        let outer = try container.resolve(Outer.self, with: "event")
        #expect(outer.id == "event")
        #expect(outer.inner.host == "host")
        #expect(try container.resolve(ContiguousArray<String>.self, with: "a", "b") == ["a", "b"])
        #expect(try container.resolve(ContiguousArray<String>.self, with: "b", "a") == ["b", "a"])
    }

    @Test func `One service may be bound with several argument lists`() throws {
        let container = try Container {
            Transient(String.self) { "none" }
            Transient(String.self, taking: Int.self) { _ in "Int" }
            Transient(String.self, taking: Int8.self) { _ in "Int8" }
            Transient(String.self, taking: Double.self) { _ in "Double" }
            Transient(String.self, taking: Int?.self) { _ in "Int?" }
            Transient(String.self, taking: Int.self, Int.self) { _, _ in "Int, Int" }
        }
        #expect(try container.resolve(String.self) == "none")
        #expect(try container.resolve(String.self, with: 1) == "Int")
        #expect(try container.resolve(String.self, with: Int8(1)) == "Int8")
        #expect(try container.resolve(String.self, with: 1.0) == "Double")
        #expect(try container.resolve(String.self, with: Int?.some(1)) == "Int?")
        #expect(try container.resolve(String.self, with: 1, 1) == "Int, Int")
    }

    @Test func `Resolving without an argument, or with one too many, shows both signatures`() throws {
        let container = try Container {
            Transient(Age.self, taking: Int.self) { Age(number: $0) }.declared(at: "App/Ages.swift", 2)
            Singleton(Title.self) { Title(text: nil) }.declared(at: "App/Titles.swift", 3)
        }
        guard
            case .argumentMismatch(let service, _, let declared, let given)? = resolutionError({
                try container.resolve(Age.self)
            })
        else { return }
        #expect(service == "Age")
        #expect(declared == ["Age(Int), at App/Ages.swift:2"])
        #expect(given == "no runtime argument")
        #expect(resolutionError { try container.resolve(Title.self, with: 1) }?.name == "argumentMismatch")
    }

    @Test func `A closure that escapes into an argument is called after the caller has returned`() throws {
        struct Presenter {
            let done: @Sendable () -> Void
        }
        let container = try Container {
            Transient(Presenter.self, taking: (@Sendable () -> Void).self) { done in Presenter(done: done) }
        }
        let hits = Counter()
        let presenter = try container.resolve(Factory<@Sendable () -> Void, Presenter>.self)({ hits.next() })
        presenter.done()
        #expect(hits.value == 1)
    }
}
