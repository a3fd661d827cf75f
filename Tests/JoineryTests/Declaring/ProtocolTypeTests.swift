import Joinery
import Testing

private protocol Source<Element>: AnyObject, Sendable {
    associatedtype Element
}
private protocol Named: Sendable {}
private protocol Plain<Element>: Sendable {
    associatedtype Element
}
private final class Numbers: Source, Named, Plain {
    typealias Element = Int
}
private struct Value: Plain {
    typealias Element = Int
}

@Suite struct ProtocolTypeTests {
    @Test func `Every form of a protocol type can be weak`() throws {
        let container = try Container {
            Weak((any Source<Int>).self) { Numbers() }
            Weak((any Plain<Int>).self) { Numbers() }
            Weak((any Source<Int> & Named).self) { Numbers() }
            Weak((any Source & Named).self) { Numbers() }
        }
        let first = try container.resolve((any Source<Int>).self)
        #expect(try container.resolve((any Source<Int>).self) === first)
        let second = try container.resolve((any Plain<Int>).self)
        #expect(try container.resolve((any Plain<Int>).self) as AnyObject === second as AnyObject)
    }

    @Test func `A protocol type with arguments is called as it is written`() {
        let text = linkError {
            Singleton(Int.self) { (_: any Source<Int>, _: (any Plain<Int>)?) in 1 }
            Singleton(String.self) { (_: any Source<Int> & Named) in "" }
        }
        #expect(text.contains("any Source<Int>"), "\(text)")
        #expect(!text.contains("Self."), "\(text)")
    }

    @Test func `A protocol type with arguments takes a runtime argument that conforms`() throws {
        let container = try Container {
            Transient(Int.self, taking: (any Plain<Int>).self) { _ in 7 }
        }
        #expect(try container.resolve(Int.self, with: Value()) == 7)
    }
}
