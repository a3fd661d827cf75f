import Joinery
import Testing

private protocol Cache: Sendable {}
private final class DiskCache: Cache {}
private final class Images: Sendable {
    init(cache: Tagged<Memory, any Cache>) {}
}
private enum Disk {}
private enum Memory {}
private struct Timeout: Sendable {}
private final class Context: Sendable {}

@Suite struct NewerProblemTextTests {
    @Test func `The text of a decorator of nothing`() {
        let text = linkError {
            Singleton(DiskCache.init).declared(at: "App/Cache.swift", 1)
            Decorator((any Cache).self) { (inner: any Cache) in inner }.declared(at: "App/Log.swift", 2)
        }
        #expect(
            text.hasPrefix(
                """
                1 problem in the graph:

                1. notDecorated: nothing is bound as any Cache, so there is nothing to decorate.
                       any Cache  (Decorator, App/Log.swift:2)
                """
            ),
            "\(text)"
        )
    }

    @Test func `The text of a decorator of what has a tag`() {
        let text = linkError {
            Singleton(DiskCache.init, as: (any Cache).self).tagged(Disk.self).declared(at: "App/Cache.swift", 1)
            Decorator((any Cache).self) { (inner: any Cache) in inner }.declared(at: "App/Log.swift", 2)
        }
        // A decorator is given its tag with `.tagged`; it does not ask for `Tagged`.
        #expect(text.contains("bound with the tags Disk (App/Cache.swift:1)"), "\(text)")
        #expect(text.contains(".tagged(Disk.self)"), "\(text)")
    }

    @Test func `The text of a key given twice`() {
        let text = linkError {
            Contribution((any Cache).self, key: "disk") { DiskCache() }.declared(at: "App/A.swift", 1)
            Contribution((any Cache).self, key: "disk") { DiskCache() }.declared(at: "App/B.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. duplicate: the key disk is given to two contributions.
                       any Cache  (Contribution, App/A.swift:1)
                       → any Cache  (Contribution, App/B.swift:2)
                     hint: give each a key of its own; what is not keyed is declared without key:.
                """
        )
    }

    @Test func `A key given three times is reported with all places`() {
        let found = problems {
            Contribution(Int.self, key: 1) { 1 }.declared(at: "App/A.swift", 1)
            Contribution(Int.self, key: 1) { 2 }.declared(at: "App/A.swift", 2)
            Contribution(Int.self, key: 1) { 3 }.declared(at: "App/A.swift", 3)
        }
        #expect(Set(found.flatMap(\.lines)) == [1, 2, 3])
    }

    @Test func `The text of an unknown tag`() {
        let text = linkError {
            Singleton(DiskCache.init, as: (any Cache).self).tagged(Disk.self).declared(at: "App/Cache.swift", 1)
            Singleton(DiskCache.init, as: (any Cache).self).declared(at: "App/Cache.swift", 2)
            Singleton(Images.init).declared(at: "App/Images.swift", 3)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. missing: Images needs any Cache tagged Memory, and nothing is bound with that tag.
                       Images  (Singleton, App/Images.swift:3)
                       → Tagged<Memory, any Cache>
                         → any Cache tagged Memory
                     hint: any Cache is bound with the tags Disk (App/Cache.swift:1).
                """
        )
    }

    @Test func `The text of a tag where there is no binding at all`() {
        let found = problem { Singleton(Images.init) }
        #expect(found?.hints == ["declare it: Singleton((any Cache).self) { … }.tagged(Memory.self)."])
    }

    @Test func `The text of a supplied value without a parameter`() {
        let text = linkError {
            Singleton(DiskCache.self) { (_: Int, _: String) in DiskCache() }
                .supplying(1)
                .supplying("")
                .supplying(Timeout()).declared(at: "App/Cache.swift", 1)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. unsupported: DiskCache is supplied with Timeout, and its factory has no parameter of exactly that type.
                       DiskCache  (Singleton, App/Cache.swift:1)
                     hint: its parameters are: (Int, String).
                     hint: a value for a protocol's parameter is supplied with supplying(_:as:).
                """
        )
    }

    @Test func `The text of a weak value`() {
        let text = linkError { Weak(Timeout.self) { Timeout() }.declared(at: "App/A.swift", 1) }
        #expect(
            text == """
                1 problem in the graph:

                1. unsupported: Timeout is a value, and Weak can only share an object.
                       Timeout  (Weak, App/A.swift:1)
                     hint: bind it as a Singleton, of which values are copied out.
                """
        )
    }

    @Test func `The text of a collection that is bound and contributed to`() {
        let text = linkError {
            Singleton([Int].self) { [] }.declared(at: "App/A.swift", 1)
            Contribution(Int.self) { 1 }.declared(at: "App/B.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. duplicate: [Int] comes from two places in the container.
                       [Int]  (App/A.swift:1)
                       → [Int]  (App/B.swift:2)
                     hint: a collection is either bound as a whole or put together from contributions.
                """
        )
    }

    @Test func `The text of a captive inside of a decorator`() {
        let text = linkError {
            PerModule(Context.init).declared(at: "App/Context.swift", 1)
            Singleton(DiskCache.init, as: (any Cache).self).declared(at: "App/Cache.swift", 2)
            Decorator((any Cache).self) { (inner: any Cache, _: Context) in inner }.declared(at: "App/Log.swift", 3)
        }
        #expect(text.contains("captive: any Cache is a singleton and would retain Context"), "\(text)")
        #expect(text.contains("App/Log.swift:3"), "\(text)")
        #expect(text.contains("App/Context.swift:1"), "\(text)")
    }

    @Test func `The text of a cycle through a collection has the place of each step that has one`() {
        let text = linkError {
            Transient(Context.self) { (_: [any Cache]) in Context() }.declared(at: "App/Context.swift", 1)
            Contribution((any Cache).self) { (_: Context) in DiskCache() }.declared(at: "App/Cache.swift", 2)
        }
        #expect(text.contains("cycle: these services form a dependency cycle."), "\(text)")
        #expect(text.contains("Context  (Transient, App/Context.swift:1)"), "\(text)")
        #expect(text.contains("any Cache  (Contribution, App/Cache.swift:2)"), "\(text)")
    }
}
