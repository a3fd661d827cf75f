import Joinery

@globalActor
actor Workshop {
    static let shared = Workshop()
}

/// Makes Joinery's declarations of a sketch; their factories write into a history.
struct Assembling {
    let history: History

    @BindingsBuilder
    func bindings(of block: Sketch.Block) -> Bindings {
        for child in block.children { declare(child, Family.door(child.door)) }
        for binding in block.bindings { declare(binding, Family.thing(binding.key)) }
        for wire in block.wirings { declare(wire) }
        for bridge in block.adapters { declare(bridge, Family.door(bridge.from), Family.door(bridge.to)) }
        for room in block.rooms { Family.room(room.door, bindings(of: room.block)) }
    }

    @BindingsBuilder
    func bindings(of overrides: [Sketch.Binding]) -> Bindings {
        for binding in overrides { declare(binding, Family.thing(binding.key)) }
    }

    private func declare<T: Thing>(_ binding: Sketch.Binding, _ type: T.Type) -> Bindings {
        let history = history
        return feed(binding.needs, binding.home, BindingOf<T>(binding: binding)) { received in
            history.checkPlace(binding.home, binding.id)
            return try history.make(T.self, binding.id, received)
        }
    }

    private func declare<O: Opening>(_ child: Sketch.Child, _ type: O.Type) -> Bindings {
        let history = history
        return feed(child.needs, child.home, ChildOf<O>()) { received in
            history.checkPlace(child.home, child.id)
            try history.check(child.id)
            let number = history.nextInput()
            history.add(.entered(child: child.id, with: received.map(\.seen), input: number))
            return O(number: number)
        }
    }

    private func declare(_ wire: Sketch.Wire) -> Bindings {
        let history = history
        return feed(wire.needs, wire.home, WiringOf()) { received in
            history.checkPlace(wire.home, wire.id)
            try history.check(wire.id)
            history.add(.wired(wire.id, with: received.map(\.seen)))
        }
    }

    private func declare<From: Opening, To: Opening>(
        _ bridge: Sketch.Bridge,
        _ from: From.Type,
        _ to: To.Type
    ) -> Bindings {
        let history = history
        return Adapter(from: From.self, to: To.self) { needed in
            let number = history.nextInput()
            history.add(.adapted(bridge.id, from: needed.number, to: number))
            return To(number: number)
        } entry: { page in
            try history.make(From.Entry.self, bridge.id, [.object(page)])
        }
        .declared
    }
}

// MARK: Parameters

/// A declaration that takes a factory with any parameters.
private protocol FactoryUse {
    associatedtype Result
    func declare<each D>(_ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> Result) -> Bindings
}

/// Gives a declaration a factory that has the parameters of a sketch.
private func feed<Use: FactoryUse>(
    _ needs: [Sketch.Need],
    _ home: Sketch.Home,
    _ use: Use,
    _ make: @escaping @Sendable ([Received]) throws -> Use.Result
) -> Bindings {
    func one<P: Parameter>(_ first: P.Type) -> Bindings {
        use.declare(isolated(home) { (value: P.Value) in try make([P.receive(value)]) })
    }
    func two<P: Parameter, Q: Parameter>(_ first: P.Type, _ second: Q.Type) -> Bindings {
        use.declare(
            isolated(home) { (value: P.Value, other: Q.Value) in try make([P.receive(value), Q.receive(other)]) }
        )
    }
    func three<P: Parameter, Q: Parameter, R: Parameter>(
        _ first: P.Type,
        _ second: Q.Type,
        _ third: R.Type
    ) -> Bindings {
        use.declare(
            isolated(home) { (value: P.Value, other: Q.Value, last: R.Value) in
                try make([P.receive(value), Q.receive(other), R.receive(last)])
            }
        )
    }
    let parameters = needs.map(\.parameter)
    switch parameters.count {
    case 0: return use.declare(isolated(home) { try make([]) })
    case 1: return one(parameters[0])
    case 2: return two(parameters[0], parameters[1])
    case 3: return three(parameters[0], parameters[1], parameters[2])
    default: fatalError("A sketch's factories have up to three parameters.")
    }
}

/// The same function, as one of an actor.
private func isolated<Result, each D>(
    _ home: Sketch.Home,
    _ make: @escaping @Sendable (repeat each D) throws -> Result
) -> @isolated(any) @Sendable (repeat each D) throws -> Result {
    switch home {
    case .nowhere: return make
    case .main: return { @MainActor (values: repeat each D) in try make(repeat each values) }
    case .workshop: return { @Workshop (values: repeat each D) in try make(repeat each values) }
    }
}

private struct BindingOf<T: Thing>: FactoryUse {
    let binding: Sketch.Binding

    func declare<each D>(_ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T) -> Bindings {
        switch binding.scope {
        case .singleton: return named(Singleton(T.self, make)).declared
        case .weak: return named(Weak(T.self, make)).declared
        case .transient: return named(Transient(T.self, make)).declared
        case .perModule:
            var result = named(PerModule(T.self, make))
            for name in binding.faces where name.isExported { result = exporting(result, Family.face(name.face)) }
            if binding.isExported { result = result.exports() }
            return (binding.isShared ? result.shared() : result).declared
        }
    }

    private func named<Declared: ServiceBinding>(_ declared: Declared) -> Declared where Declared.Service == T {
        var result = declared
        for name in binding.faces where !name.isExported || binding.scope != .perModule {
            result = providing(result, Family.face(name.face))
        }
        return result
    }

    private func providing<Declared: ServiceBinding, Name: Facing>(_ declared: Declared, _ name: Name.Type) -> Declared
    where Declared.Service == T {
        declared.provides(Name.self) { Name($0) }
    }

    private func exporting<Name: Facing>(_ declared: PerModule<T>, _ name: Name.Type) -> PerModule<T> {
        declared.exports(Name.self) { Name($0) }
    }
}

private struct WiringOf: FactoryUse {
    func declare<each D>(_ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> Void) -> Bindings {
        Wiring(make).declared
    }
}

private struct ChildOf<O: Opening>: FactoryUse {
    func declare<each D>(_ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> O) -> Bindings {
        Child(O.self, make).declared
    }
}
