import Joinery
import Testing

private struct Refusal: Error {}

private func made<Value>(_ value: Value, refused: Bool) throws -> Value {
    if refused { throw Refusal() }
    return value
}
private struct Joint {}

private func above<N: AnySample, A: AnySample, B: AnySample>(
    _ type: N.Type,
    _ first: A.Type,
    _ second: B.Type
) -> Bindings {
    Singleton(N.self) { (first: A, second: B) in N([first, second]) }.eager().declared
}
private func level(_ types: [any AnySample.Type], _ index: Int) -> Bindings {
    let below = index / 2 * 2 - 2
    let first: any AnySample.Type = types[below]
    let second: any AnySample.Type = types[below + 1]
    return above(types[index], first, second)
}
private func ground<N: AnySample>(_ type: N.Type) -> Bindings { Singleton(N.self) { N([]) }.eager().declared }

/// Graphs in which there are many ways from one singleton to another.
@Suite struct StartOrderTests {
    @Test func `A lattice of 60 levels is started in the order of needs, each singleton once`() async throws {
        let types = sampleTypes(120)
        let container = try Container {
            for type in types.prefix(2) { ground(type) }
            for index in types.indices.dropFirst(2) { level(types, index) }
        }
        try await container.start()
        let indices = container.started.compactMap { service in
            types.firstIndex { String(describing: $0) == service.service }
        }
        #expect(Set(indices) == Set(types.indices) && indices.count == 120)
        #expect(container.started.allSatisfy { $0.total == 120 })
        var seen: Set<Int> = []
        for index in indices {
            let below = (index / 2 * 2 - 2)..<(index / 2 * 2)
            #expect(index < 2 || below.allSatisfy(seen.contains))
            seen.insert(index)
        }
    }

    /// Six asynchronous singletons behind one transient, which many need.
    @BindingsBuilder private func joined(isFailing: Bool) -> Bindings {
        Singleton(Int8.self) { () async throws -> Int8 in 1 }
        Singleton(Int16.self) { () async throws -> Int16 in try made(2, refused: isFailing) }
        Singleton(Int32.self) { () async in 3 }
        Singleton(Int64.self) { () async in 4 }
        Singleton(UInt8.self) { () async in 5 }
        Singleton(UInt16.self) { () async in 6 }
        Transient(Joint.self) { (_: Int8, _: Int16, _: Int32, _: Int64, _: UInt8, _: UInt16) in Joint() }
        Singleton(String.self) { (_: Joint) async in "first" }
        Singleton(Substring.self) { (_: Joint) in "second" }.eager()
    }

    @Test func `What many need by way of one transient is ready before all of them`() async throws {
        let container = try Container { joined(isFailing: false) }
        try await container.start()
        let names = container.started.map(\.service)
        #expect(Set(names.suffix(2)) == ["String", "Substring"])
        #expect(names.count == 8)
        #expect(container.started.last?.total == 8)
        #expect(try container.resolve(Substring.self) == "second")
    }

    @Test func `A failure behind the transient is reported once, for the singleton that failed`() async throws {
        let container = try Container { joined(isFailing: true) }
        let error = await #expect(throws: StartError.self) { try await container.start() }
        #expect(error?.failures.map(\.service) == ["Int16"])
        #expect(!container.started.contains { $0.service == "String" || $0.service == "Substring" })
        let again = await #expect(throws: StartError.self) { try await container.start() }
        #expect(again?.failures.map(\.service) == ["Int16"])
    }
}
