extension LinkedGraph {
    /// The nodes ordered so that each comes after all it needs immediately, and the cycles that stand in the way.
    ///
    /// Each cycle is given once, as the nodes on it from the one that the search met first.
    package func order() -> (order: [Int], cycles: [[Int]]) {
        enum Mark {
            case new
            case open
            case done
        }
        var marks = [Mark](repeating: .new, count: count)
        var order: [Int] = []
        order.reserveCapacity(count)
        var cycles: [[Int]] = []
        var stack: [(node: Int, edges: ArraySlice<Edge>)] = []

        for start in 0..<count where marks[start] == .new {
            marks[start] = .open
            stack.append((start, edges(of: start)))
            while var top = stack.popLast() {
                guard let edge = top.edges.popFirst() else {
                    marks[top.node] = .done
                    order.append(top.node)
                    continue
                }
                stack.append(top)
                guard edge.kind.isImmediate else { continue }
                switch marks[edge.target] {
                case .done: break
                case .new:
                    marks[edge.target] = .open
                    stack.append((edge.target, edges(of: edge.target)))
                case .open:
                    let path = stack.map(\.node)
                    if let first = path.firstIndex(of: edge.target) { cycles.append(Array(path[first...])) }
                }
            }
        }
        return (order, cycles)
    }

    /// The actor that each node needs, its own factory's or that of what it constructs, and the nodes that need two.
    ///
    /// `order` has the nodes in an order in which each comes after what it needs.
    package func isolations(in order: [Int]) -> (needed: [Int?], conflicts: [IsolationConflict]) {
        var needed = nodes.map(\.isolation)
        var sources = [Int](0..<count)
        var conflicts: [IsolationConflict] = []
        for node in order {
            for edge in edges(of: node) where edge.kind.isImmediate {
                guard let other = needed[edge.target], !nodes[edge.target].isAsynchronous else { continue }
                if needed[node] == nil {
                    needed[node] = other
                    sources[node] = sources[edge.target]
                } else if needed[node] != other {
                    conflicts.append(
                        IsolationConflict(node: node, first: sources[node], second: sources[edge.target])
                    )
                }
            }
        }
        return (needed, conflicts)
    }

    /// A node that needs two actors, and the two nodes that the needs come from.
    package struct IsolationConflict: Sendable, Equatable {
        package var node: Int
        package var first: Int
        package var second: Int
    }

    /// For each node, the next step towards an object that lives in a module's frame; `nil` where there is none.
    ///
    /// A node that is such an object itself is its own next step.
    ///
    /// `order` has the nodes in an order in which each comes after what it needs.
    func stepsToFrame(in order: [Int]) -> [Int?] {
        var steps = [Int?](repeating: nil, count: count)
        for node in order {
            if nodes[node].livesInFrame {
                steps[node] = node
                continue
            }
            // A singleton needs no frame, wherever it is asked for: if it captures something of one, that is a problem
            // of the singleton.
            for edge in edges(of: node) where edge.kind.isImmediate {
                guard steps[edge.target] != nil, !nodes[edge.target].isContainers else { continue }
                steps[node] = edge.target
                break
            }
        }
        return steps
    }

    /// The nodes that lie on a cycle of edges that are `followed`: of any kind, deferred ones included, if nothing else is said.
    ///
    /// - Returns: For each node a number that it has in common with the nodes it can reach and be reached from.
    func components(followed: (Edge) -> Bool = { _ in true }) -> [Int] {
        var component = [Int](repeating: -1, count: count)
        var index = [Int](repeating: -1, count: count)
        var low = [Int](repeating: 0, count: count)
        var next = 0
        var open: [Int] = []
        var stack: [(node: Int, edges: ArraySlice<Edge>)] = []

        func enter(_ node: Int) {
            index[node] = next
            low[node] = next
            next += 1
            open.append(node)
            stack.append((node, edges(of: node)))
        }

        for start in 0..<count where index[start] < 0 {
            enter(start)
            while var top = stack.popLast() {
                guard let edge = top.edges.popFirst() else {
                    if low[top.node] == index[top.node] {
                        while let node = open.popLast() {
                            component[node] = top.node
                            if node == top.node { break }
                        }
                    }
                    if let parent = stack.last?.node { low[parent] = min(low[parent], low[top.node]) }
                    continue
                }
                stack.append(top)
                guard followed(edge) else { continue }
                if index[edge.target] < 0 {
                    enter(edge.target)
                } else if component[edge.target] < 0 {
                    low[top.node] = min(low[top.node], index[edge.target])
                }
            }
        }
        return component
    }
}
