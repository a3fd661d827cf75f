import Joinery

/// All operations that visit the graph.
func growthWorks() -> [GrowthWork] {
    linkingWorks() + moduleWorks() + lifecycleWorks() + familyWorks() + failureWorks() + graphWorks()
}

/// Linking a container of some bindings.
private func linking(_ name: String, size: Int, _ bindings: @escaping ([Any.Type]) -> Bindings) -> GrowthWork {
    GrowthWork(name, size: size) { size in
        let declared = bindings(numbers(size))
        return { use(try Container { declared }) }
    }
}

private func linkingWorks() -> [GrowthWork] {
    [
        linking("link bindings", size: 1000) { flat($0) },
        linking("link a chain", size: 1000) { chain($0, as: .transient) },
        linking("link a lattice", size: 1000) { lattice($0) },
        linking("link decorators of one service", size: 500) { numbers in
            Bindings(joining: [Transient(Int.self) { 0 }.declared] + numbers.map { _ in decorator })
        },
        linking("link a collection", size: 500) { numbers in
            Bindings(joining: numbers.map { _ in Contribution(Int.self) { 0 }.declared })
        },
        linking("link a collection with keys", size: 500) { numbers in
            Bindings(joining: numbers.indices.map { index in Contribution(Int.self, key: index) { 0 }.declared })
        },
        linking("link many collections", size: 250) { numbers in Bindings(joining: numbers.map(contribution)) },
        linking("link providers in circles", size: 500) { numbers in
            Bindings(joining: numbers.indices.map { provider(numbers[$0], numbers[($0 + 1) % numbers.count]) })
        },
    ]
}

private func moduleWorks() -> [GrowthWork] {
    [
        linking("link modules with builders", size: 250) { modules($0, .builder) },
        linking("link modules in modules", size: 100) { numbers in
            numbers.reduce(Bindings()) { inner, number in module(number, .builder, nil, inner) }
        },
        linking("link children in children", size: 250) { modules($0, .child) },
        linking("link modules that share", size: 100) { numbers in
            modules(numbers, .builder) { sharing($0, needing: numbers.last) }
        },
        linking("link modules that all share", size: 50) { numbers in
            modules(numbers, .builder) { sharing($0) }
        },
        linking("link modules with wirings", size: 250) { numbers in
            Bindings(joining: [flat(numbers), modules(numbers, .builder) { wiring($0) }])
        },
        linking("link modules with resolvers", size: 100) { numbers in
            modules(numbers, .builder) { _ in PerModule(Int.self) { (_: Resolver) in 0 }.declared }
        },
        linking("link resolvers among bindings", size: 50) { numbers in
            Bindings(joining: [
                flat(numbers, as: .transient),
                modules(numbers, .builder) { _ in PerModule(Int.self) { (_: Resolver) in 0 }.declared },
            ])
        },
        linking("link a chain of adapters", size: 250) { numbers in
            Bindings(
                joining: [module(numbers[0], .builder, nil)]
                    + numbers.indices.dropFirst()
                    .map { index in
                        adapter(numbers[index], numbers[index - 1])
                    }
            )
        },
    ]
}

private func lifecycleWorks() -> [GrowthWork] {
    func starting(
        _ name: String,
        size: Int,
        target: Double = 1,
        _ bindings: @escaping ([Any.Type]) -> Bindings
    ) -> GrowthWork {
        GrowthWork(name, size: size, target: target) { size in
            let declared = bindings(numbers(size))
            return {
                let container = try Container { declared }
                try waiting { try await container.start() }
            }
        }
    }
    return [
        starting("start", size: 250) { flat($0, as: .eager) },
        starting("start a chain", size: 250) { chain($0, as: .asynchronous) },
        starting("start a lattice", size: 250) { lattice($0, as: .eager) },
        // Each singleton makes the whole chain for itself, so that the objects are as many as the square.
        starting("start above a chain of transients", size: 100, target: 2) { numbers in
            let half = numbers.count / 2
            let (below, above) = (Array(numbers[..<half]), numbers[half...])
            return Bindings(joining: [
                chain(below, as: .transient),
                Bindings(joining: above.map { service($0, needing: [below[half - 1]], as: .asynchronous) }),
            ])
        },
        starting("start many that need many", size: 250, target: 2) { numbers in
            let half = numbers.count / 2
            let (below, joints) = (numbers[..<(half / 2)], Array(numbers[(half / 2)..<half]))
            return Bindings(joining: [
                flat(below, as: .asynchronous),
                Bindings(
                    joining: joints.indices.map { index in
                        service(
                            joints[index],
                            needing: [below[index % below.count]] + (index == 0 ? [] : [joints[index - 1]]),
                            as: .transient
                        )
                    }
                ),
                Bindings(
                    joining: numbers[half...].map { service($0, needing: [joints[joints.count - 1]], as: .eager) }
                ),
            ])
        },
        GrowthWork("shut down", size: 500) { size in
            let declared = lattice(numbers(size), as: .eager)
            return {
                let container = try Container { declared }
                try waiting {
                    try await container.start()
                    try await container.shutdown()
                }
            }
        },
    ]
}

// MARK: Declarations

private var decorator: Bindings { Decorator(Int.self) { (inner: Int) in inner }.declared }

private func contribution(_ number: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        Contribution(Numbered<Number>.self) { Numbered<Number>() }.declared
    }
    return _openExistential(number, do: declare)
}

private func provider(_ number: Any.Type, _ other: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        func need<Other>(_ other: Other.Type) -> Bindings {
            Singleton(Numbered<Number>.self) { (_: Provider<Numbered<Other>>) in Numbered<Number>() }.declared
        }
        return _openExistential(other, do: need)
    }
    return _openExistential(number, do: declare)
}

func wiring(_ number: Any.Type) -> Bindings {
    func declare<Number>(_ number: Number.Type) -> Bindings {
        Wiring { (_: Numbered<Number>) in }.declared
    }
    return _openExistential(number, do: declare)
}

private func adapter(_ needed: Any.Type, _ provided: Any.Type) -> Bindings {
    func declare<Needed>(_ needed: Needed.Type) -> Bindings {
        func to<Provided>(_ provided: Provided.Type) -> Bindings {
            Adapter(from: NumberedInput<Needed>.self, to: NumberedInput<Provided>.self) { _ in
                NumberedInput<Provided>()
            } entry: { _ in
                Numbered<Needed>()
            }
            .declared
        }
        return _openExistential(provided, do: to)
    }
    return _openExistential(needed, do: declare)
}
