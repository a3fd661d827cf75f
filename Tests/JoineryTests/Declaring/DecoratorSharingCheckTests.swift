import Joinery
import Testing

private protocol Counted: AnyObject { func count() -> Int }
private protocol SafelyCounted: AnyObject, Sendable { var text: String { get } }
private final class Live: Counted, SafelyCounted {
    let text = "live"
    func count() -> Int { 0 }
}
/// Mutable, and not `Sendable`.
private final class Counting: Counted {
    private let inner: any Counted
    private var number = 0
    init(_ inner: any Counted) { self.inner = inner }
    func count() -> Int {
        number += 1
        return number
    }
}
private final class Wrapped: SafelyCounted {
    let text: String
    init(_ inner: any SafelyCounted) { text = "(\(inner.text))" }
}
private func counting() -> Decorator<any Counted> {
    Decorator((any Counted).self) { (inner: any Counted) in Counting(inner) }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    init(counted: any Counted) {}
}

/// An object that is not `Sendable` and belongs to no actor never becomes one that a container shares.
@Suite struct DecoratorSharingCheckTests {
    @Test func `A decorator of a type that a singleton provides has to be sendable or on an actor`() {
        #sourceLocation(file:"App.swift",line:1)
        let found = problem {
            Singleton(Live.init).provides((any Counted).self) { $0 }
            Decorator((any Counted).self) { (inner: any Counted) in Counting(inner) }
        }
        #sourceLocation()
        #expect(
            found?.description == """
                isolation: the container shares what this decorator of any Counted makes, and nothing says that it is \
                Sendable: any Counted is a type that a shared service provides, and not the one that it is bound as.
                    any Counted  (Decorator, JoineryTests/App.swift:3)
                    → any Counted  (Singleton, JoineryTests/App.swift:2)
                  hint: if any Counted is Sendable, say so: Decorator(…).sendable(), which the compiler checks.
                  hint: if it is not, bind the decorator to an actor: { @MainActor (inner: any Counted) in … }.
                """
        )
    }

    @Test func `The same holds for every kind of object that a container shares`() {
        let weak = problem {
            Weak(Live.init).provides((any Counted).self) { $0 }
            counting()
        }
        #expect(weak?.kind == .isolation)
        let asynchronous = problem {
            Singleton(Live.self) { () async in Live() }.provides((any Counted).self) { $0 }
            counting()
        }
        #expect(asynchronous?.kind == .isolation)
        let tagged = problem {
            Singleton(Live.init).provides((any Counted).self) { $0 }.tagged(Int.self)
            counting().tagged(Int.self)
        }
        #expect(tagged?.kind == .isolation)
        let supplied = problem {
            Singleton(Live.init).provides((any Counted).self) { $0 }
            Decorator((any Counted).self) { (inner: any Counted, _: Int) in Counting(inner) }.supplying(1)
        }
        #expect(supplied?.kind == .isolation)
    }

    @Test func `Each of several such decorators is a problem`() {
        let found = problems {
            Singleton(Live.init).provides((any Counted).self) { $0 }
            counting()
            counting()
        }
        #expect(found.map(\.kind) == [.isolation, .isolation])
    }

    @Test func `A decorator in a module wraps what the container shares once for all builds`() {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.init)
                counting()
            }
        }
        let shared = problem {
            Singleton(Live.init).provides((any Counted).self) { $0 }
            PageModule()
        }
        #expect(shared?.kind == .isolation)
        struct OwnModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.init)
                Singleton(Live.init).provides((any Counted).self) { $0 }
                counting()
            }
        }
        #expect(problem { OwnModule() }?.kind == .isolation)
    }

    @Test func `An extension and an override cannot do it either`() throws {
        let base = try Container { Singleton(Live.init).provides((any Counted).self) { $0 } }
        #expect(linkProblems { try Container(extending: base) { counting() } }.map(\.kind) == [.isolation])
        #expect(linkProblems { try base.overriding { counting() } }.map(\.kind) == [.isolation])
        let own = try Container {
            Transient((any Counted).self) { Live() }
            counting()
        }
        let overridden = linkProblems {
            try own.overriding { Singleton(Live.init).provides((any Counted).self) { $0 } }
        }
        #expect(overridden.map(\.kind) == [.isolation])
    }

    @Test func `A decorator on an actor may make what is not sendable`() async throws {
        let container = try Container {
            Singleton(Live.init).provides((any Counted).self) { $0 }
            Decorator((any Counted).self) { @MainActor (inner: any Counted) in Counting(inner) }
        }
        let counts = try await MainActor.run {
            let counted = try container.resolve((any Counted).self)
            return [counted.count(), try container.resolve((any Counted).self).count()]
        }
        #expect(counts == [1, 2])
        #expect(resolutionError { try container.resolve((any Counted).self) }?.name == "wrongIsolation")
        let bound = try Container {
            Singleton(Counting.self, on: MainActor.self) { @MainActor in Counting(Live()) }
                .provides((any Counted).self) { $0 }
            counting()
        }
        #expect(resolutionError { try bound.resolve((any Counted).self) }?.name == "wrongIsolation")
    }

    @Test func `What is not shared by a container may be decorated with what is not sendable`() throws {
        let container = try Container {
            Transient(Live.init).provides((any Counted).self) { $0 }
            counting()
        }
        #expect(try container.resolve((any Counted).self).count() == 1)
        #expect(try container.resolve((any Counted).self).count() == 1)
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.init)
                PerModule(Live.init).provides((any Counted).self) { $0 }
                counting()
            }
        }
        _ = try Container { PageModule() }.build(PageInput())
    }

    @Test func `A decorator that says it is sendable may wrap a provided type`() throws {
        let decorator = Decorator((any SafelyCounted).self) { (inner: any SafelyCounted) in Wrapped(inner) }
        let binding = Singleton(Live.init).provides((any SafelyCounted).self) { $0 }
        let container = try Container {
            binding
            decorator.sendable()
        }
        #expect(try container.resolve((any SafelyCounted).self).text == "(live)")
        #expect(try container.resolve((any SafelyCounted).self) === container.resolve((any SafelyCounted).self))
        // They wrap one type: what one says holds for the others.
        let twice = try Container {
            binding
            decorator
            decorator.sendable()
            decorator
        }
        #expect(try twice.resolve((any SafelyCounted).self).text == "(((live)))")
    }

    @Test func `The type that a singleton is bound as needs no word, since it is sendable`() throws {
        let container = try Container {
            Singleton((any SafelyCounted).self) { Live() }.contributes((any SafelyCounted).self) { $0 }
            Decorator((any SafelyCounted).self) { (inner: any SafelyCounted) in Wrapped(inner) }
        }
        #expect(try container.resolve((any SafelyCounted).self).text == "(live)")
        #expect(try container.resolve([any SafelyCounted].self).map(\.text) == ["(live)"])
    }
}
