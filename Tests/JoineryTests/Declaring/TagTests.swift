import Joinery
import Testing

private enum Disk {}
private enum Memory {}
private protocol Cache: AnyObject, Sendable { var name: String { get } }
private final class NamedCache: Cache {
    let name: String
    init(_ name: String) { self.name = name }
}
private struct Images {
    let plain: any Cache
    let disk: Tagged<Disk, any Cache>
    let memory: Tagged<Memory, any Cache>
}

@Suite struct TagTests {
    @Test func `Bindings of one type are told apart by their tags`() throws {
        let container = try Container {
            Singleton((any Cache).self) { NamedCache("disk") }.tagged(Disk.self)
            Singleton((any Cache).self) { NamedCache("plain") }
            Transient((any Cache).self) { NamedCache("memory") }.tagged(Memory.self)
            Transient(Images.init)
        }
        let images = try container.resolve(Images.self)
        #expect(images.plain.name == "plain")
        #expect(images.disk.service.name == "disk")
        #expect(images.memory.service.name == "memory")
        #expect(try container.resolve((any Cache).self, tagged: Disk.self) === images.disk.service)
        #expect(try container.resolve(Tagged<Disk, any Cache>.self).service === images.disk.service)
        let inferred: any Cache = try container.resolve(tagged: Memory.self)
        #expect(inferred.name == "memory")
    }

    @Test func `Two bindings of one type and tag are a duplicate, of two tags are not`() {
        let found = problem {
            Singleton(Int.self) { 1 }.tagged(Disk.self)
            Singleton(Int.self) { 2 }.tagged(Memory.self)
            Singleton(Int.self) { 3 }.tagged(Disk.self)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.key == "Int tagged Disk")
    }

    @Test func `A tag never reaches the dependencies`() throws {
        let container = try Container {
            Singleton(String.self) { "plain" }
            Singleton(String.self) { "tagged" }.tagged(Disk.self)
            Singleton((any Cache).self) { (name: String) in NamedCache(name) }.tagged(Disk.self)
        }
        #expect(try container.resolve((any Cache).self, tagged: Disk.self).name == "plain")
        let found = problem {
            Singleton(String.self) { "tagged" }.tagged(Disk.self)
            Singleton((any Cache).self) { (name: String) in NamedCache(name) }.tagged(Disk.self)
        }
        #expect(found?.kind == .missing)
        #expect(found?.hints.first?.contains("Tagged<Disk, String>") == true)
    }

    @Test
    func `A tag holds for all that the binding provides, wherever it is written, and the last tag counts`() throws {
        let container = try Container {
            Singleton(NamedCache.self) { NamedCache("a") }
                .provides((any Cache).self) { $0 }
                .tagged(Memory.self)
                .tagged(Disk.self)
                .provides(String.self) { $0.name }
                .contributes(String.self) { $0.name }
        }
        let cache = try container.resolve(NamedCache.self, tagged: Disk.self)
        #expect(try container.resolve((any Cache).self, tagged: Disk.self) === cache)
        #expect(try container.resolve(String.self, tagged: Disk.self) == "a")
        #expect(try container.resolve([String].self) == ["a"])
        #expect(throws: ResolutionError.self) { try container.resolve(NamedCache.self) }
        #expect(throws: ResolutionError.self) { try container.resolve((any Cache).self, tagged: Memory.self) }
    }

    @Test func `A tag is combined with every other way to ask`() throws {
        struct Asking {
            let optional: Tagged<Disk, any Cache>?
            let absent: Tagged<Memory, any Cache>?
            let lazy: Lazy<Tagged<Disk, any Cache>>
            let provider: Provider<Tagged<Disk, any Cache>>
            let resolver: Resolver
        }
        let container = try Container {
            Singleton((any Cache).self) { NamedCache("disk") }.tagged(Disk.self)
            Transient(Asking.init)
        }
        let asking = try container.resolve(Asking.self)
        let cache = try container.resolve((any Cache).self, tagged: Disk.self)
        #expect(asking.optional?.service === cache)
        #expect(asking.absent == nil)
        #expect(try asking.lazy().service === cache)
        #expect(try asking.provider().service === cache)
        #expect(try asking.resolver.resolve((any Cache).self, tagged: Disk.self) === cache)
        #expect(try container.resolve(Tagged<Disk, any Cache>?.self)?.service === cache)
        #expect(try container.resolve(Tagged<Memory, any Cache>?.self) == nil)
        #expect(try container.resolve(Lazy<Tagged<Disk, any Cache>>.self)().service === cache)
        #expect(try container.resolve(Provider<Tagged<Disk, any Cache>>.self)().service === cache)
    }

    @Test func `An optional inside of a tag is a problem that says to write it outside`() {
        struct Asking {
            let cache: Tagged<Disk, (any Cache)?>
        }
        let found = problem {
            Singleton((any Cache).self) { NamedCache("disk") }.tagged(Disk.self)
            Transient(Asking.init)
        }
        #expect(found?.kind == .missing)
        // It cannot be bound, so the advice must not be to bind it.
        #expect(found?.hints.contains { $0.contains("Singleton((Optional") } == false)
    }

    @Test func `Any type can be a tag, also one that is a runtime argument or a service elsewhere`() throws {
        let container = try Container {
            Transient(String.self, taking: Int.self) { number in "argument \(number)" }
            Transient(String.self) { "tagged" }.tagged(Int.self)
            Transient(Int.self) { 1 }
            Transient(String.self) { "self" }.tagged(String.self)
        }
        #expect(try container.resolve(String.self, with: 1) == "argument 1")
        #expect(try container.resolve(String.self, tagged: Int.self) == "tagged")
        #expect(try container.resolve(String.self, tagged: String.self) == "self")
    }

    @Test func `A tagged binding is shadowed, extended and overridden by its own key alone`() throws {
        let base = try Container {
            Singleton(String.self) { "plain" }
            Singleton(String.self) { "disk" }.tagged(Disk.self)
        }
        let top = try Container(extending: base) { Singleton(String.self) { "top" }.tagged(Disk.self) }
        #expect(try top.resolve(String.self) == "plain")
        #expect(try top.resolve(String.self, tagged: Disk.self) == "top")
        #expect(try base.resolve(String.self, tagged: Disk.self) == "disk")
        let test = try base.overriding { Singleton(String.self) { "mock" }.tagged(Disk.self) }
        #expect(try test.resolve(String.self) == "plain")
        #expect(try test.resolve(String.self, tagged: Disk.self) == "mock")
        let found = linkProblems { try base.overriding { Singleton(String.self) { "mock" }.tagged(Memory.self) } }
        #expect(found.map(\.kind) == [.notOverridden])
    }

    @Test func `A cycle through tagged bindings is a problem`() {
        let found = problem {
            Transient(Int.self) { (other: Tagged<Memory, Int>) in other.service }.tagged(Disk.self)
            Transient(Int.self) { (other: Tagged<Disk, Int>) in other.service }.tagged(Memory.self)
        }
        #expect(found?.kind == .cycle)
        #expect(found?.keys.contains("Int tagged Disk") == true)
        #expect(found?.keys.contains("Int tagged Memory") == true)
    }

    @Test func `A tagged binding may wrap the untagged one`() throws {
        let container = try Container {
            Transient(Int.self) { 1 }
            Transient(Int.self) { (plain: Int) in plain + 1 }.tagged(Disk.self)
        }
        #expect(try container.resolve(Int.self, tagged: Disk.self) == 2)
    }
}
