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
            if binding.isEager {
                for later in received.laters {
                    let outcome = history.outcome { try later.call(history, isolation: nil) }
                    history.add(.calledByFactory(binding: binding.id, outcome))
                }
            }
            return try history.make(T.self, binding.id, received)
        }
    }

    private func declare<O: Opening>(_ child: Sketch.Child, _ type: O.Type) -> Bindings {
        let history = history
        return feed(child.needs, child.home, ChildOf<O>()) { received in
            history.checkPlace(child.home, child.id)
            try history.check(child.id)
            let slip = history.nextInput(received)
            history.add(.entered(child: child.id, with: received.map(\.seen), input: slip.number))
            return O(slip)
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
            let slip = history.nextInput([.input(needed.slip)])
            history.add(.adapted(bridge.id, from: needed.slip.number, to: slip.number))
            return To(slip)
        } entry: { page in
            try history.make(From.Entry.self, bridge.id, [.object(page.object)])
        }
        .declared
    }
}

// MARK: Parameters

/// A declaration that takes a factory with up to three parameters.
private protocol FactoryUse {
    associatedtype Result
    func declare(_ make: @escaping @isolated(any) @Sendable () throws -> Result) -> Bindings
    func declare<A>(_ make: @escaping @isolated(any) @Sendable (A) throws -> Result) -> Bindings
    func declare<A, B>(_ make: @escaping @isolated(any) @Sendable (A, B) throws -> Result) -> Bindings
    func declare<A, B, C>(_ make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Result) -> Bindings
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

// The same functions, as those of an actor.

private func isolated<Result>(
    _ home: Sketch.Home,
    _ make: @escaping @Sendable () throws -> Result
) -> @isolated(any) @Sendable () throws -> Result {
    switch home {
    case .nowhere: make
    case .main: { @MainActor in try make() }
    case .workshop: { @Workshop in try make() }
    }
}

private func isolated<Result, A>(
    _ home: Sketch.Home,
    _ make: @escaping @Sendable (A) throws -> Result
) -> @isolated(any) @Sendable (A) throws -> Result {
    switch home {
    case .nowhere: make
    case .main: { @MainActor (value: A) in try make(value) }
    case .workshop: { @Workshop (value: A) in try make(value) }
    }
}

private func isolated<Result, A, B>(
    _ home: Sketch.Home,
    _ make: @escaping @Sendable (A, B) throws -> Result
) -> @isolated(any) @Sendable (A, B) throws -> Result {
    switch home {
    case .nowhere: make
    case .main: { @MainActor (value: A, other: B) in try make(value, other) }
    case .workshop: { @Workshop (value: A, other: B) in try make(value, other) }
    }
}

private func isolated<Result, A, B, C>(
    _ home: Sketch.Home,
    _ make: @escaping @Sendable (A, B, C) throws -> Result
) -> @isolated(any) @Sendable (A, B, C) throws -> Result {
    switch home {
    case .nowhere: make
    case .main: { @MainActor (value: A, other: B, last: C) in try make(value, other, last) }
    case .workshop: { @Workshop (value: A, other: B, last: C) in try make(value, other, last) }
    }
}

private struct BindingOf<T: Thing>: FactoryUse {
    let binding: Sketch.Binding

    func declare(_ make: @escaping @isolated(any) @Sendable () throws -> T) -> Bindings {
        declare(
            Singleton(T.self, making: make),
            Weak(T.self, making: make),
            Transient(T.self, making: make),
            PerModule(T.self, making: make)
        )
    }

    func declare<A>(_ make: @escaping @isolated(any) @Sendable (A) throws -> T) -> Bindings {
        declare(
            Singleton(T.self, making: make),
            Weak(T.self, making: make),
            Transient(T.self, making: make),
            PerModule(T.self, making: make)
        )
    }

    func declare<A, B>(_ make: @escaping @isolated(any) @Sendable (A, B) throws -> T) -> Bindings {
        declare(
            Singleton(T.self, making: make),
            Weak(T.self, making: make),
            Transient(T.self, making: make),
            PerModule(T.self, making: make)
        )
    }

    func declare<A, B, C>(_ make: @escaping @isolated(any) @Sendable (A, B, C) throws -> T) -> Bindings {
        declare(
            Singleton(T.self, making: make),
            Weak(T.self, making: make),
            Transient(T.self, making: make),
            PerModule(T.self, making: make)
        )
    }

    private func declare(
        _ singleton: @autoclosure () -> Singleton<T>,
        _ weak: @autoclosure () -> Weak<T>,
        _ transient: @autoclosure () -> Transient<T>,
        _ perModule: @autoclosure () -> PerModule<T>
    ) -> Bindings {
        switch binding.scope {
        case .singleton: return named(singleton()).declared
        case .weak: return named(weak()).declared
        case .transient: return named(transient()).declared
        case .perModule:
            var result = named(perModule())
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
        declared.provides(Name.self) { Name($0.object) }
    }

    private func exporting<Name: Facing>(_ declared: PerModule<T>, _ name: Name.Type) -> PerModule<T> {
        declared.exports(Name.self) { Name($0.object) }
    }
}

private struct WiringOf: FactoryUse {
    func declare(_ make: @escaping @isolated(any) @Sendable () throws -> Void) -> Bindings {
        Wiring(connecting: make).declared
    }

    func declare<A>(_ make: @escaping @isolated(any) @Sendable (A) throws -> Void) -> Bindings {
        Wiring(connecting: make).declared
    }

    func declare<A, B>(_ make: @escaping @isolated(any) @Sendable (A, B) throws -> Void) -> Bindings {
        Wiring(connecting: make).declared
    }

    func declare<A, B, C>(_ make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Void) -> Bindings {
        Wiring(connecting: make).declared
    }
}

private struct ChildOf<O: Opening>: FactoryUse {
    func declare(_ make: @escaping @isolated(any) @Sendable () throws -> O) -> Bindings {
        Child(O.self, making: make).declared
    }

    func declare<A>(_ make: @escaping @isolated(any) @Sendable (A) throws -> O) -> Bindings {
        Child(O.self, making: make).declared
    }

    func declare<A, B>(_ make: @escaping @isolated(any) @Sendable (A, B) throws -> O) -> Bindings {
        Child(O.self, making: make).declared
    }

    func declare<A, B, C>(_ make: @escaping @isolated(any) @Sendable (A, B, C) throws -> O) -> Bindings {
        Child(O.self, making: make).declared
    }
}
