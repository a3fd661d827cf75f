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
    @Test("A cycle through a collection is a problem, a lazy need closes it")
    func aCycleThroughACollectionIsAProblemALazyNeedClosesIt() throws {
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

    @Test("A collection whose part needs the collection is a cycle")
    func aCollectionWhosePartNeedsTheCollectionIsACycle() {
        let found = problem { Contribution(Int.self) { (others: [Int]) in others.count } }
        #expect(found?.kind == .cycle)
        let keyed = problem { Contribution(Int.self, key: "a") { (others: [String: Int]) in others.count } }
        #expect(keyed?.kind == .cycle)
    }

    @Test("A keyed collection may be made from the one without keys")
    func aKeyedCollectionMayBeMadeFromTheOneWithoutKeys() throws {
        let container = try Container {
            Contribution(Int.self) { 1 }
            Contribution(Int.self) { 2 }
            Contribution(Int.self, key: "sum") { (all: [Int]) in all.reduce(0, +) }
        }
        #expect(try container.resolve([String: Int].self) == ["sum": 3])
    }

    @Test("What a part misses is a problem even if nobody asks for the collection")
    func whatAPartMissesIsAProblemEvenIfNobodyAsksForTheCollection() {
        let found = problem { Contribution(Needing.init, to: (any Plugin).self).declared(at: "App/A.swift", 9) }
        #expect(found?.kind == .missing)
        #expect(found?.key == "Host")
        #expect(found?.lines.contains(9) == true)
    }

    @Test("A part that belongs to an actor binds the collection and its users to it")
    @MainActor func aPartThatBelongsToAnActorBindsTheCollectionAndItsUsersToIt() async throws {
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

    @Test("Parts of two actors in one collection are a problem")
    func partsOfTwoActorsInOneCollectionAreAProblem() {
        let found = problem {
            Contribution(Bound.init, to: (any Plugin).self)
            Contribution((any Plugin).self) { @Disk in Plain() }
        }
        #expect(found?.kind == .isolation)
    }

    @Test("A provider of what is made on another actor is allowed in a part")
    func aProviderOfWhatIsMadeOnAnotherActorIsAllowedInAPart() throws {
        let container = try Container {
            Transient(Bound.init)
            Contribution((any Plugin).self) { (_: Provider<Bound>) in Plain() }
            Contribution((any Plugin).self) { @Disk in Plain() }
        }
        #expect(resolutionError { try container.resolve([any Plugin].self) }?.name == "wrongIsolation")
    }

    @Test("A binding with a runtime argument cannot contribute")
    func aBindingWithARuntimeArgumentCannotContribute() {
        let found = problem {
            Transient(Int.self, taking: String.self) { text in text.count }.contributes(Int.self) { $0 }
        }
        #expect(found?.kind == .unsupported || found?.kind == .argumentMismatch)
    }

    @Test("An optional cannot be contributed")
    func anOptionalCannotBeContributed() {
        #expect(problem { Contribution(Int?.self) { 1 } }?.kind == .unsupported)
    }

    @Test("A supplied value is for the contribution alone")
    func aSuppliedValueIsForTheContributionAlone() throws {
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
