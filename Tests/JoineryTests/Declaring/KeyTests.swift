import Joinery
import Testing

private protocol Login: Sendable {}
private protocol Logout: Sendable {}
private typealias Session = Login & Logout
private final class Manager: Login, Logout {}
private struct Wrapper<Value> {
    let text: String
}
private enum First {
    struct View { let text: String }
}
private enum Second {
    struct View { let text: String }
}
private class Base {}
private final class Sub: Base {}

@Suite struct KeyTests {
    @Test func `The order of a composition and a typealias make no difference`() throws {
        let container = try Container { Singleton(Manager.init, as: (any Session).self) }
        let session = try container.resolve((any Login & Logout).self)
        #expect(try container.resolve((any Logout & Login).self) as? Manager === session as? Manager)
        #expect(
            problem {
                Singleton(Manager.init, as: (any Login & Logout).self)
                Singleton(Manager.init, as: (any Logout & Login).self)
            }?
            .kind == .duplicate
        )
    }

    @Test func `A part of a composition is another key, and the hint lists the near one`() throws {
        let container = try Container { Singleton(Manager.init, as: (any Session).self) }
        guard case .notBound(_, _, let hints)? = resolutionError({ try container.resolve((any Login).self) }) else {
            Issue.record("expected notBound")
            return
        }
        #expect(hints.first?.contains("any Login & Logout") == true, "\(hints)")
        #expect(hints.first?.contains(".provides") == true, "\(hints)")
    }

    @Test func `Generic types with other arguments are other keys`() throws {
        let container = try Container {
            Transient(Wrapper<Int>.self) { Wrapper<Int>(text: "Int") }
            Transient(Wrapper<String>.self) { Wrapper<String>(text: "String") }
            Transient(Set<Int>.self) { [1] }
            Transient(Set<String>.self) { ["a"] }
            Transient(Set<Set<Int>>.self) { (inner: Set<Int>) in [inner] }
            Transient(KeyValuePairs<String, Int>.self) { ["a": 1] }
            Transient(Result<Int, any Error>.self) { .success(1) }
        }
        #expect(try container.resolve(Wrapper<Int>.self).text == "Int")
        #expect(try container.resolve(Wrapper<String>.self).text == "String")
        #expect(try container.resolve(Set<Int>.self) == [1])
        #expect(try container.resolve(Set<String>.self) == ["a"])
        #expect(try container.resolve(Set<Set<Int>>.self) == [[1]])
        #expect(try container.resolve(KeyValuePairs<String, Int>.self).first?.value == 1)
        #expect(try container.resolve(Result<Int, any Error>.self).get() == 1)
        #expect(resolutionError { try container.resolve(Wrapper<Bool>.self) }?.name == "notBound")
    }

    @Test func `Types of one name in other places are other keys`() throws {
        let local = try localBinding()
        let container = try Container {
            Transient(First.View.self) { First.View(text: "first") }
            Transient(Second.View.self) { Second.View(text: "second") }
            local
        }
        struct View { let text: String }
        #expect(try container.resolve(First.View.self).text == "first")
        #expect(try container.resolve(Second.View.self).text == "second")
        let error = resolutionError { try container.resolve(View.self) }
        #expect(error?.name == "notBound")
        #expect(error?.description.contains("two types are named View") == true, "\(error as Any)")
    }

    private func localBinding() throws -> Bindings {
        struct View { let text: String }
        return Transient(View.self) { View(text: "local") }.declared
    }

    @Test func `A subclass is never guessed, nor a superclass`() throws {
        let container = try Container { Transient(Base.self) { Sub() } }
        #expect(try container.resolve(Base.self) is Sub)
        let error = resolutionError { try container.resolve(Sub.self) }
        #expect(error?.name == "notBound")
        #expect(error?.description.contains("a subclass is never guessed") == true, "\(error as Any)")
        let other = try Container { Transient(Sub.init) }
        #expect(resolutionError { try other.resolve(Base.self) }?.name == "notBound")
    }

    @Test func `Function types that differ in an attribute are other keys, with a hint`() throws {
        let container = try Container { Transient((@Sendable () -> Int).self) { { 7 } } }
        #expect(try container.resolve((@Sendable () -> Int).self)() == 7)
        let error = resolutionError { try container.resolve((() -> Int).self) }
        #expect(error?.name == "notBound")
        #expect(error?.description.contains("@Sendable () -> Swift.Int") == true, "\(error as Any)")
        #expect(resolutionError { try container.resolve((@Sendable () throws -> Int).self) }?.name == "notBound")
    }

    @Test func `Tuples differ by labels and by count`() throws {
        let container = try Container {
            Transient((Int, Int).self) { (1, 2) }
            Transient((x: Int, y: Int).self) { (x: 3, y: 4) }
            Transient((Int, Int, Int).self) { (5, 6, 7) }
        }
        #expect(try container.resolve((Int, Int).self) == (1, 2))
        #expect(try container.resolve((x: Int, y: Int).self).x == 3)
        #expect(try container.resolve((Int, Int, Int).self).2 == 7)
    }

    @Test func `A key with arguments is another than the key without`() throws {
        let container = try Container {
            Singleton(String.self) { "none" }
            Transient(String.self, taking: Int.self) { "\($0)" }
            Transient(String.self, taking: (Int, Int).self) { "pair \($0.0) \($0.1)" }
            Transient(String.self, taking: Int.self, Int.self) { "two \($0) \($1)" }
        }
        #expect(try container.resolve(String.self) == "none")
        #expect(try container.resolve(String.self, with: 1) == "1")
        #expect(try container.resolve(String.self, with: (1, 2)) == "pair 1 2")
        #expect(try container.resolve(String.self, with: 1, 2) == "two 1 2")
    }
}
