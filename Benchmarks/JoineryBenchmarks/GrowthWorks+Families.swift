import Joinery
import JoineryGraph

/// Overriding and extending.
func familyWorks() -> [GrowthWork] {
    func extending(_ name: String, size: Int, _ base: @escaping ([Any.Type]) -> Bindings) -> GrowthWork {
        // A handful of bindings costs the same on top of a base of any size.
        GrowthWork(name, size: size, target: 0) { size in
            let all = numbers(size)
            let container = try Container { base(all) }
            let added = chain(numbers(3).map(addition))
            return { use(try Container(extending: container) { added }) }
        }
    }
    return [
        GrowthWork("override one", size: 1000) { size in
            let all = numbers(size)
            let container = try Container { chain(all) }
            let one = service(all[0])
            return { use(try container.overriding { one }) }
        },
        GrowthWork("override all", size: 1000) { size in
            let all = numbers(size)
            let container = try Container { chain(all) }
            let others = flat(all)
            return { use(try container.overriding { others }) }
        },
        extending("extend singletons", size: 1000) { chain($0) },
        extending("extend transients", size: 1000) { chain($0, as: .transient) },
        extending("extend modules", size: 250) { modules($0, .builder) },
        GrowthWork("extend level by level", size: 50) { size in
            let levels = numbers(size).map { service($0) }
            return {
                var container = try Container {}
                for level in levels { container = try Container(extending: container) { level } }
                use(container)
            }
        },
        GrowthWork("extend level by level, each needing the last", size: 50) { size in
            let all = numbers(size)
            let levels = all.indices.map { service(all[$0], needing: $0 == 0 ? [] : [all[$0 - 1]], as: .transient) }
            return {
                var container = try Container {}
                for level in levels { container = try Container(extending: container) { level } }
                use(container)
            }
        },
        GrowthWork("override levels", size: 50) { size in
            let all = numbers(size)
            var container = try Container {}
            for number in all { container = try Container(extending: container) { service(number) } }
            return { use(try container.overriding { service(all[0]) }) }
        },
        // An id has one `base/` for each level, so that all of them together are as long as the square of the levels.
        GrowthWork("graph of levels", size: 25, target: 2) { size in
            var container = try Container {}
            for number in numbers(size) { container = try Container(extending: container) { service(number) } }
            return { use(container.graph) }
        },
    ]
}

/// The type of a number that no base has.
private func addition(_ number: Any.Type) -> Any.Type {
    func type<Number>(_ number: Number.Type) -> Any.Type { Digit<Added, Number>.self }
    return _openExistential(number, do: type)
}

private enum Added: Sendable {}

/// What goes wrong, with the texts of it.
func failureWorks() -> [GrowthWork] {
    func failing(_ name: String, size: Int, _ bindings: @escaping ([Any.Type]) -> Bindings) -> GrowthWork {
        GrowthWork(name, size: size) { size in
            let declared = bindings(numbers(size))
            return {
                do {
                    use(try Container { declared })
                    throw NotRefused()
                } catch let error as LinkError {
                    use(error.description)
                }
            }
        }
    }
    return [
        failing("one thing missing, once", size: 1000) { numbers in
            Bindings(joining: [chain(Array(numbers.dropFirst())), service(numbers[0], needing: [Missing.self])])
        },
        failing("one thing missing, many times", size: 250) { numbers in
            Bindings(joining: numbers.map { service($0, needing: [Missing.self]) })
        },
        failing("many things missing", size: 250) { numbers in
            Bindings(joining: numbers.map { service($0, needing: [addition($0)]) })
        },
        failing("what is missing far down", size: 250) { numbers in
            Bindings(
                joining: numbers.indices.map {
                    service(numbers[$0], needing: $0 == 0 ? [Missing.self] : [numbers[$0 - 1]])
                }
            )
        },
        failing("declared twice", size: 250) { numbers in Bindings(joining: [flat(numbers), flat(numbers)]) },
        failing("one long circle", size: 250) { numbers in
            Bindings(
                joining: numbers.indices.map {
                    service(numbers[$0], needing: [numbers[($0 + 1) % numbers.count]])
                }
            )
        },
        failing("many short circles", size: 250) { numbers in
            Bindings(joining: numbers.indices.map { service(numbers[$0], needing: [numbers[$0 ^ 1]]) })
        },
        failing("captives", size: 250) { numbers in
            Bindings(joining: [
                service(numbers[0], as: .transient), Bindings(joining: numbers.dropFirst().map(captive)),
            ])
        },
        GrowthWork("a failing lookup", size: 1000, target: 0) { size in
            let container = try Container { flat(numbers(size)) }
            return { use(try? container.resolve(Missing.self)) }
        },
        GrowthWork("a lookup that fails far down", size: 100) { size in
            let all = numbers(size)
            let container = try Container {
                Transient(Int.self) { () throws -> Int in throw NotRefused() }
                needing(Int.self, all[0])
                for index in all.indices.dropFirst() { service(all[index], needing: [all[index - 1]], as: .transient) }
            }
            return {
                do { try resolve(all[size - 1], from: container) } catch { use("\(error)") }
            }
        },
        GrowthWork("a circle of dynamic lookups", size: 25) { size in
            let all = numbers(size)
            let container = try Container {
                for index in all.indices { resolving(all[index], all[(index + 1) % size]) }
            }
            return {
                do { try resolve(all[0], from: container) } catch { use("\(error)") }
            }
        },
    ]
}

/// Stands for what nothing provides.
private enum Missing: Sendable {}

/// What should have been an error was none.
private struct NotRefused: Error {}

/// A service of the container that retains an object of a module.
private func captive(_ number: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        Bindings(joining: [
            PerModule(Context<Number>.self) { Context<Number>() }.declared,
            Singleton(Numbered<Number>.self) { (_: Context<Number>) in Numbered<Number>() }.declared,
        ])
    }
    return _openExistential(number, do: declare)
}

private func needing<Need>(_ need: Need.Type, _ number: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        Transient(Numbered<Number>.self) { (_: Need) in Numbered<Number>() }.declared
    }
    return _openExistential(number, do: declare)
}

/// A service whose factory looks another one up.
private func resolving(_ number: Any.Type, _ other: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        func need<Other>(_ other: Other.Type) -> Bindings {
            Transient(Numbered<Number>.self) { (resolver: Resolver) in
                use(try resolver.resolve(Numbered<Other>.self))
                return Numbered<Number>()
            }
            .declared
        }
        return _openExistential(other, do: need)
    }
    return _openExistential(number, do: declare)
}

/// The graph that people see: queries, warnings, drawings.
func graphWorks() -> [GrowthWork] {
    func seeing(
        _ name: String,
        size: Int = 250,
        target: Double = 1,
        _ body: @escaping (DependencyGraph, [Any.Type]) -> Void
    ) -> GrowthWork {
        GrowthWork(name, size: size, target: target) { size in
            let all = numbers(size)
            let graph = try Container {
                lattice(all)
                modules(all, .builder)
            }
            .graph
            return { body(graph, all) }
        }
    }
    return [
        GrowthWork("graph", size: 250) { size in
            let all = numbers(size)
            let container = try Container {
                lattice(all)
                modules(all, .builder)
            }
            return { use(container.graph) }
        },
        GrowthWork("graph of copies in modules", size: 50) { size in
            let all = numbers(size)
            let container = try Container {
                flat(all, as: .transient)
                for number in all { module(number, .builder, nil, wiring(number)) }
            }
            return { use(container.graph) }
        },
        seeing("warnings") { graph, _ in use(graph.warnings(roots: [])) },
        seeing("warnings with roots") { graph, all in use(graph.warnings(roots: all.map { input(of: $0) })) },
        seeing("unused") { graph, all in use(graph.unused(roots: [input(of: all[all.count - 1])])) },
        seeing("direct dependencies") { graph, all in use(graph.dependencies(of: type(of: all[all.count - 1]))) },
        seeing("all dependencies") { graph, all in
            use(graph.dependencies(of: type(of: all[all.count - 1]), indirectly: true))
        },
        seeing("all dependents") { graph, all in use(graph.dependents(of: type(of: all[0]), indirectly: true)) },
        seeing("longest construction path") { graph, _ in use(graph.longestConstructionPath()) },
        seeing("subgraph") { graph, all in use(graph.subgraph(reachableFrom: [type(of: all[all.count - 1])])) },
        seeing("tree") { graph, _ in use(graph.tree()) },
        seeing("DOT") { graph, _ in use(graph.dot()) },
        seeing("Mermaid") { graph, _ in use(graph.mermaid()) },
    ]
}
