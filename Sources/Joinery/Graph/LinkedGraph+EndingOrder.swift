extension LinkedGraph {
    /// The nodes in the order in which they end: users before what they use, now or later.
    ///
    /// On a cycle not every use can count: what constructs an object then counts more than a `Lazy`, a `Provider` or a
    /// `Factory`, and these count more than a `Builder`. Of nodes that do not use each other, the one with the greater
    /// number in `created` is first; nodes without a number have nothing to end, and stand where they are in no one's way.
    func endingOrder(created: [Int: Int]) -> [Int] {
        let all = components()
        let close = components { !$0.kind.isBuilding }
        func counts(_ edge: Edge, of node: Int) -> Bool {
            if edge.kind.isImmediate { return true }
            return edge.kind.isBuilding ? all[node] != all[edge.target] : close[node] != close[edge.target]
        }
        var users = [Int](repeating: 0, count: count)
        for node in 0..<count {
            for edge in edges(of: node) where counts(edge, of: node) { users[edge.target] += 1 }
        }
        var result: [Int] = []
        result.reserveCapacity(count)
        var plain: [Int] = []
        var ending = Heap()
        func release(_ node: Int) {
            if let number = created[node] { ending.insert((number, node)) } else { plain.append(node) }
        }
        for node in 0..<count where users[node] == 0 { release(node) }
        while let node = plain.popLast() ?? ending.removeLargest()?.node {
            result.append(node)
            for edge in edges(of: node) where counts(edge, of: node) {
                users[edge.target] -= 1
                if users[edge.target] == 0 { release(edge.target) }
            }
        }
        return result
    }
}

extension EdgeKind {
    /// Whether the need is for whatever a module may ask for that is built later.
    fileprivate var isBuilding: Bool { self == .builder || self == .opaque }
}

/// Numbered nodes, of which the one with the largest number is at hand.
private struct Heap {
    private var entries: [(number: Int, node: Int)] = []

    mutating func insert(_ entry: (number: Int, node: Int)) {
        entries.append(entry)
        var index = entries.count - 1
        while index > 0, entries[(index - 1) / 2].number < entries[index].number {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeLargest() -> (number: Int, node: Int)? {
        guard let last = entries.popLast() else { return nil }
        guard let largest = entries.first else { return last }
        entries[0] = last
        var index = 0
        while 2 * index + 1 < entries.count {
            let children = (2 * index + 1)..<min(2 * index + 3, entries.count)
            guard let child = children.max(by: { entries[$0].number < entries[$1].number }),
                entries[child].number > entries[index].number
            else { return largest }
            entries.swapAt(index, child)
            index = child
        }
        return largest
    }
}
