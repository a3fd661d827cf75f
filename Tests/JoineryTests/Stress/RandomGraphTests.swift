import Joinery
import Testing

private struct WholeInput: ModuleInput {
    typealias Entry = Whole
}
private final class Whole {
    let roots: [any AnySample]
    init(_ roots: [any AnySample]) { self.roots = roots }
}

/// A graph as plain numbers, with what linking it must find.
private struct Model {
    var scopes: [Scope]
    var edges: [[Int]]

    init(seed: UInt64, count: Int, isAcyclic: Bool) {
        var random = Random(state: seed)
        let scopes: [Scope] = [.singleton, .transient, .perModule]
        self.scopes = (0..<count).map { _ in scopes[random.next(3)] }
        edges = (0..<count)
            .map { node in
                let limit = isAcyclic ? node : count
                return limit == 0 ? [] : (0..<random.next(3)).map { _ in random.next(limit) }
            }
    }

    var hasCycle: Bool {
        var marks = [Int](repeating: 0, count: edges.count)
        func visit(_ node: Int) -> Bool {
            if marks[node] == 1 { return true }
            if marks[node] == 2 { return false }
            marks[node] = 1
            defer { marks[node] = 2 }
            return edges[node].contains { visit($0) }
        }
        return edges.indices.contains { visit($0) }
    }

    /// The singletons that would keep something of a module.
    var captives: Set<Int> {
        func reaches(_ node: Int) -> Bool {
            switch scopes[node] {
            case .perModule: true
            case .singleton: false
            default: edges[node].contains { reaches($0) }
            }
        }
        return Set(edges.indices.filter { scopes[$0] == .singleton && edges[$0].contains { reaches($0) } })
    }
}

private struct Random {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}

private struct WholeModule: Module {
    let model: Model
    let types: [any AnySample.Type]
    typealias Input = WholeInput
    var bindings: Bindings {
        for node in types.indices { binding(of: node) }
        entry
    }

    private var entry: Bindings {
        let last = types[types.count - 1]
        let other = types[types.count - 2]
        return whole(last, other)
    }

    private func binding(of node: Int) -> Bindings {
        let needs: [any AnySample.Type] = model.edges[node].map { types[$0] }
        return JoineryTests.binding(types[node], model.scopes[node], needs)
    }
}

private func whole<A: AnySample, B: AnySample>(_ first: A.Type, _ second: B.Type) -> Bindings {
    PerModule(Whole.self) { (first: A, second: B) in Whole([first, second]) }.declared
}

private func binding(_ type: any AnySample.Type, _ scope: Scope, _ needs: [any AnySample.Type]) -> Bindings {
    guard let first = needs.first else { return none(type, scope) }
    guard let second = needs.dropFirst().first else { return one(type, scope, first) }
    return two(type, scope, first, second)
}

private func none<N: AnySample>(_ type: N.Type, _ scope: Scope) -> Bindings {
    switch scope {
    case .singleton: return Singleton(N.self) { N([]) }.declared
    case .perModule: return PerModule(N.self) { N([]) }.declared
    default: return Transient(N.self) { N([]) }.declared
    }
}

private func one<N: AnySample, A: AnySample>(_ type: N.Type, _ scope: Scope, _ first: A.Type) -> Bindings {
    switch scope {
    case .singleton: return Singleton(N.self) { (first: A) in N([first]) }.declared
    case .perModule: return PerModule(N.self) { (first: A) in N([first]) }.declared
    default: return Transient(N.self) { (first: A) in N([first]) }.declared
    }
}

private func two<N: AnySample, A: AnySample, B: AnySample>(
    _ type: N.Type,
    _ scope: Scope,
    _ first: A.Type,
    _ second: B.Type
) -> Bindings {
    switch scope {
    case .singleton: return Singleton(N.self) { (first: A, second: B) in N([first, second]) }.declared
    case .perModule: return PerModule(N.self) { (first: A, second: B) in N([first, second]) }.declared
    default: return Transient(N.self) { (first: A, second: B) in N([first, second]) }.declared
    }
}

@Suite struct RandomGraphTests {
    private let types = sampleTypes(12)

    @Test(
        "A random graph links exactly if the model finds no cycle and no captive",
        arguments: 0..<300 as Range<UInt64>
    )
    func aRandomGraphLinksExactlyIfTheModelFindsNoCycleAndNoCaptive(seed: UInt64) throws {
        let model = Model(seed: seed, count: types.count, isAcyclic: seed % 3 != 0)
        var found: [Problem] = []
        do {
            _ = try Container { WholeModule(model: model, types: types) }
        } catch let error as LinkError {
            found = error.problems
        }
        #expect(found.contains { $0.kind == .cycle } == model.hasCycle)
        guard !model.hasCycle else { return }
        #expect(found.allSatisfy { $0.kind == .captive })
        #expect(Set(found.map(\.key)) == Set(model.captives.map { String(describing: types[$0]) }))
    }

    @Test("What a random graph builds is shared as its scopes say", arguments: 0..<300 as Range<UInt64>)
    func whatARandomGraphBuildsIsSharedAsItsScopesSay(seed: UInt64) throws {
        var model = Model(seed: seed &* 7 &+ 1, count: types.count, isAcyclic: true)
        // What would be a captive is made a singleton's legal need.
        while let captive = model.captives.first { model.scopes[captive] = .perModule }
        let container = try Container { WholeModule(model: model, types: types) }
        let builds = [try container.build(WholeInput()), try container.build(WholeInput())]
        var owners: [ObjectIdentifier: Set<Int>] = [:]
        for (index, build) in builds.enumerated() {
            var references: [ObjectIdentifier: Int] = [:]
            var objects: [Int: Set<ObjectIdentifier>] = [:]
            var open = build.roots
            for root in open { references[ObjectIdentifier(root), default: 0] += 1 }
            var seen: Set<ObjectIdentifier> = []
            while let object = open.popLast() {
                guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
                let node = try #require(types.firstIndex { $0 == type(of: object) })
                #expect(
                    object.dependencies.map { ObjectIdentifier(type(of: $0)) }
                        == model.edges[node].map { ObjectIdentifier(types[$0]) }
                )
                objects[node, default: []].insert(ObjectIdentifier(object))
                owners[ObjectIdentifier(object), default: []].insert(index)
                for dependency in object.dependencies {
                    references[ObjectIdentifier(dependency), default: 0] += 1
                    open.append(dependency)
                }
            }
            for (node, instances) in objects {
                if model.scopes[node] == .transient {
                    #expect(instances.allSatisfy { references[$0] == 1 })
                } else {
                    #expect(instances.count == 1)
                }
                for instance in instances where model.scopes[node] == .perModule {
                    #expect(owners[instance] == [index])
                }
            }
        }
    }
}
