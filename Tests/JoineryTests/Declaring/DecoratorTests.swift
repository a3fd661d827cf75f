import Joinery
import Testing

private protocol Service: AnyObject, Sendable { var text: String { get } }
private final class Live: Service {
    let text: String
    init(_ text: String = "live") { self.text = text }
}
private final class Wrapped: Service {
    let inner: any Service
    let mark: String
    init(_ inner: any Service, _ mark: String) {
        self.inner = inner
        self.mark = mark
    }
    var text: String { "\(mark)(\(inner.text))" }
}
private struct Consumer {
    let service: any Service
    let other: any Service
}
private func decorator(_ mark: String) -> Decorator<any Service> {
    Decorator((any Service).self) { (inner: any Service) in Wrapped(inner, mark) }
}

@Suite struct DecoratorTests {
    @Test func `Several decorators nest in the order of declaration, wherever the binding stands`() throws {
        let container = try Container {
            decorator("a")
            decorator("b")
            Transient((any Service).self) { Live() }
            Transient(Consumer.init)
            decorator("c")
        }
        #expect(try container.resolve((any Service).self).text == "c(b(a(live)))")
        #expect(try container.resolve(Consumer.self).service.text == "c(b(a(live)))")
    }

    @Test func `The decorated singleton and what is inside are made once`() throws {
        let runs = Log()
        let container = try Container {
            Singleton((any Service).self) {
                runs.add("inner")
                return Live()
            }
            for mark in ["a", "b"] {
                Decorator((any Service).self) { (inner: any Service) in
                    runs.add(mark)
                    return Wrapped(inner, mark)
                }
            }
            Transient(Consumer.init)
        }
        let consumer = try container.resolve(Consumer.self)
        #expect(consumer.service === consumer.other)
        #expect(try container.resolve((any Service).self) === consumer.service)
        #expect(runs.entries == ["inner", "a", "b"])
    }

    @Test func `A decorated transient is made anew each time, inside and out`() throws {
        let container = try Container {
            Transient((any Service).self) { Live() }
            decorator("a")
        }
        let first = try #require(container.resolve((any Service).self) as? Wrapped)
        let second = try #require(container.resolve((any Service).self) as? Wrapped)
        #expect(first !== second)
        #expect(first.inner !== second.inner)
    }

    @Test func `A decorated weak service is shared while somebody holds it, and released after`() throws {
        let alive = Counter()
        final class Kept: Tracked, Service, @unchecked Sendable {
            // `@unchecked`: nothing in it changes.
            var text: String { "kept" }
        }
        let container = try Container {
            Weak((any Service).self) { Kept(alive) }
            decorator("a")
        }
        var held: (any Service)? = try container.resolve((any Service).self)
        #expect(held?.text == "a(kept)")
        #expect(try container.resolve((any Service).self) === held)
        #expect(alive.value == 1)
        held = nil
        #expect(alive.value == 0)
        _ = try container.resolve((any Service).self)
        #expect(alive.value == 0)
    }

    @Test func `The decorator gets its own dependencies and supplied values`() throws {
        let container = try Container {
            Singleton((any Service).self) { Live() }
            Decorator((any Service).self) { (inner: any Service, mark: String, count: Int) in
                Wrapped(inner, String(repeating: mark, count: count))
            }
            .supplying(3)
            Singleton(String.self) { "x" }
        }
        #expect(try container.resolve((any Service).self).text == "xxx(live)")
    }

    @Test func `The binding's own type decorated decorates what it provides, a provided type only itself`() throws {
        class Base: Service, @unchecked Sendable {
            // `@unchecked`: nothing in it changes.
            var text: String { "base" }
        }
        final class Sub: Base, @unchecked Sendable {
            let inner: Base
            init(_ inner: Base) { self.inner = inner }
            override var text: String { "sub(\(inner.text))" }
        }
        let binding = Singleton(Base.self) { Base() }.provides((any Service).self) { $0 }
        let own = try Container {
            binding
            Decorator(Base.self) { (inner: Base) in Sub(inner) }
        }
        #expect(try own.resolve(Base.self).text == "sub(base)")
        #expect(try own.resolve((any Service).self) === own.resolve(Base.self))
        let provided = try Container {
            binding
            decorator("p").sendable()
        }
        #expect(try provided.resolve(Base.self).text == "base")
        #expect(try provided.resolve((any Service).self).text == "p(base)")
        let both = try Container {
            decorator("p").sendable()
            Decorator(Base.self) { (inner: Base) in Sub(inner) }
            binding
        }
        #expect(try both.resolve((any Service).self).text == "p(sub(base))")
    }

    @Test func `A decorated type that a singleton provides is made once`() throws {
        let container = try Container {
            Singleton(Live.self) { Live() }.provides((any Service).self) { $0 }
            decorator("p").sendable()
        }
        #expect(try container.resolve((any Service).self) === container.resolve((any Service).self))
    }

    @Test func `A decorated binding contributes its decorated service`() throws {
        let container = try Container {
            Singleton((any Service).self) { Live() }.contributes((any Service).self) { $0 }
            decorator("a")
        }
        let parts = try container.resolve([any Service].self)
        #expect(parts.map(\.text) == ["a(live)"])
        #expect(try parts[0] === container.resolve((any Service).self))
    }

    @Test func `A decorator applies to the binding with its tag only`() throws {
        enum Disk {}
        let container = try Container {
            Singleton((any Service).self) { Live("plain") }
            Singleton((any Service).self) { Live("disk") }.tagged(Disk.self)
            decorator("d").tagged(Disk.self)
        }
        #expect(try container.resolve((any Service).self).text == "plain")
        #expect(try container.resolve((any Service).self, tagged: Disk.self).text == "d(disk)")
        let other = try Container {
            Singleton((any Service).self) { Live("plain") }
            Singleton((any Service).self) { Live("disk") }.tagged(Disk.self)
            decorator("p")
        }
        #expect(try other.resolve((any Service).self).text == "p(plain)")
        #expect(try other.resolve((any Service).self, tagged: Disk.self).text == "disk")
    }

    @Test func `A decorator that fails keeps nothing of itself, and what is inside is made once`() throws {
        let runs = Log()
        let container = try Container {
            Singleton((any Service).self) {
                runs.add("inner")
                return Live()
            }
            Decorator((any Service).self) { (inner: any Service) in
                runs.add("outer")
                if runs.entries.count < 3 { throw Failure.down }
                return Wrapped(inner, "a")
            }
            Transient(Consumer.init)
        }
        let error = resolutionError { try container.resolve(Consumer.self) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys == ["Consumer", "any Service"])
        #expect(try container.resolve((any Service).self).text == "a(live)")
        #expect(runs.entries == ["inner", "outer", "outer"])
    }

    @Test func `A value and a list that is bound as a whole can be decorated`() throws {
        let container = try Container {
            Singleton(Int.self) { 1 }
            Decorator(Int.self) { (inner: Int) in inner + 1 }
            Singleton([Int].self) { [1, 2] }
            Decorator([Int].self) { (inner: [Int], last: Int) in inner + [last] }
        }
        #expect(try container.resolve([Int].self) == [1, 2, 2])
    }

    @Test func `A hundred decorators nest`() throws {
        let container = try Container {
            Singleton(Int.self) { 0 }
            for _ in 0..<100 { Decorator(Int.self) { (inner: Int) in inner + 1 } }
        }
        #expect(try container.resolve(Int.self) == 100)
    }
}
