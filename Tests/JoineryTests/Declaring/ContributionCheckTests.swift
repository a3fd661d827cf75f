import Joinery
import Testing

private protocol Plugin: AnyObject {}
private final class Plain: Plugin, Sendable {}
@MainActor private final class Bound: Plugin {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
@globalActor private actor Disk {
    static let shared = Disk()
}
private final class Host {
    init(plugins: [any Plugin]) {}
}
private final class Needing: Plugin {
    init(host: Host) {}
}
private final class Late: Plugin {
    let host: Lazy<Host>
    init(host: Lazy<Host>) { self.host = host }
}

@Suite struct ContributionCheckTests {
    @Test func `A cycle through a collection is a problem, a lazy need closes it`() throws {
        let found = problem {
            Transient(Host.init)
            Contribution(Needing.init, to: (any Plugin).self)
        }
        #expect(found?.kind == .cycle)
        #expect(found?.keys.count == 4, "\(found?.keys ?? [])")
        #expect(found?.keys.first == found?.keys.last)
        let container = try Container {
            Transient(Host.init)
            Contribution(Late.init, to: (any Plugin).self)
        }
        _ = try container.resolve(Host.self)
    }

    @Test func `A collection whose part needs the collection is a cycle`() {
        let found = problem { Contribution(Int.self) { (others: [Int]) in others.count } }
        #expect(found?.kind == .cycle)
        let keyed = problem { Contribution(Int.self, key: "a") { (others: [String: Int]) in others.count } }
        #expect(keyed?.kind == .cycle)
    }

    @Test func `A keyed collection may be made from the one without keys`() throws {
        let container = try Container {
            Contribution(Int.self) { 1 }
            Contribution(Int.self) { 2 }
            Contribution(Int.self, key: "sum") { (all: [Int]) in all.reduce(0, +) }
        }
        #expect(try container.resolve([String: Int].self) == ["sum": 3])
    }

    @Test func `What a part misses is a problem even if nobody asks for the collection`() {
        let found = problem { Contribution(Needing.init, to: (any Plugin).self).declared(at: "App/A.swift", 9) }
        #expect(found?.kind == .missing)
        #expect(found?.key == "Host")
        #expect(found?.lines.contains(9) == true)
    }

    @Test @MainActor func `A part that belongs to an actor binds the collection and its users to it`() async throws {
        let container = try Container {
            Contribution(Bound.init, to: (any Plugin).self)
            Transient(Host.init)
        }
        _ = try container.resolve(Host.self)
        #expect(try container.resolve([any Plugin].self).count == 1)
        let name =
            await Task.detached {
                resolutionError { try container.resolve(Host.self, isolation: nil) }?.name
            }
            .value
        #expect(name == "wrongIsolation")
    }

    @Test func `Parts of two actors in one collection are a problem`() {
        let found = problem {
            Contribution(Bound.init, to: (any Plugin).self)
            Contribution((any Plugin).self) { @Disk in Plain() }
        }
        #expect(found?.kind == .isolation)
    }

    @Test func `A provider of what is made on another actor is allowed in a part`() throws {
        let container = try Container {
            Transient(Bound.init)
            Contribution((any Plugin).self) { (_: Provider<Bound>) in Plain() }
            Contribution((any Plugin).self) { @Disk in Plain() }
        }
        #expect(resolutionError { try container.resolve([any Plugin].self) }?.name == "wrongIsolation")
    }

    @Test func `A binding with a runtime argument cannot contribute`() {
        let found = problem {
            Transient(Int.self, taking: String.self) { text in text.count }.contributes(Int.self) { $0 }
        }
        #expect(found?.kind == .unsupported || found?.kind == .argumentMismatch)
    }

    @Test func `An optional cannot be contributed`() {
        #expect(problem { Contribution(Int?.self) { 1 } }?.kind == .unsupported)
    }

    @Test func `A supplied value is for the contribution alone`() throws {
        let container = try Container {
            Contribution(Int.self) { (text: String) in text.count }.supplying("four")
            Contribution(Int.self, key: 1) { (text: String) in text.count }.supplying("three")
            Contribution(Int.self) { (text: String) in text.count }
            Singleton(String.self) { "" }
        }
        #expect(try container.resolve([Int].self) == [4, 0])
        #expect(try container.resolve([Int: Int].self) == [1: 5])
    }
}
