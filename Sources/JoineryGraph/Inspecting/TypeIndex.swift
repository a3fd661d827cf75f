import Joinery

/// Finds the nodes of a graph that stand for a type, for many types.
struct TypeIndex {
    private let nodes: [DependencyGraph.Node]
    private var numbers: [TypeID: [Int]] = [:]
    /// The nodes that only have names.
    private var named: [Int] = []

    init(_ graph: DependencyGraph) {
        nodes = graph.nodes
        for (number, node) in graph.nodes.enumerated() {
            guard let types = node.types.known else {
                named.append(number)
                continue
            }
            for type in Set(types) { numbers[type, default: []].append(number) }
        }
    }

    /// The nodes that stand for a type, in the order of declaration.
    func nodes(for type: Any.Type) -> [Int] {
        let service = requestedService(type)
        let found = numbers[TypeID(service)] ?? []
        guard !named.isEmpty else { return found }
        let name = typeName(service)
        return (found + named.filter { nodes[$0].isNamed(name) }).sorted()
    }

    /// What a container answers with, if it is asked for a type.
    func roots(for type: Any.Type) -> [Int] {
        let found = nodes(for: type)
        let inContainer = found.filter { nodes[$0].module == nil && nodes[$0].kind != .input }
        let all = inContainer.isEmpty ? found : inContainer
        let nearest = all.map { nodes[$0].base }.min()
        return all.filter { nodes[$0].base == nearest }
    }

    /// Another type that has the name of a type, and a node that stands for it.
    func namesake(of type: Any.Type) -> (type: Any.Type, node: Int)? {
        let service = requestedService(type)
        let name = typeName(service)
        let others = numbers.filter { $0.key.type != service && typeName($0.key.type) == name }
        guard let other = others.min(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) }) else { return nil }
        return other.value.first.map { (other.key.type, $0) }
    }
}

extension DependencyGraph.Node {
    /// Whether it is found under the name of a service.
    fileprivate func isNamed(_ name: String) -> Bool {
        service == name || (kind == .module && input == name)
            || provides.contains { $0 == name || $0.hasPrefix("\(name) tagged ") || $0.hasPrefix("\(name)(") }
    }
}
