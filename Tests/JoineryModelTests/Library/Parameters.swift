import Joinery

/// A parameter as a factory got it.
enum Received: Sendable {
    case object(Made)
    case nothing
    case input(Slip)
    case later(any Later)

    var seen: Seen {
        switch self {
        case .object(let object): .object(object.serial)
        case .nothing: .nothing
        case .input(let slip): .input(slip.number)
        case .later: .later
        }
    }
}

extension [Received] {
    /// The deferred requests among these, and those that the objects among these were given.
    var laters: [any Later] {
        flatMap { received -> [any Later] in
            switch received {
            case .later(let later): return [later]
            case .object(let object):
                return object.received.compactMap { if case .later(let later) = $0 { later } else { nil } }
            case .nothing, .input: return []
            }
        }
    }
}

/// A parameter that gives its object when it is called.
protocol Later: Sendable {
    func call(_ history: History, isolation: isolated (any Actor)?) throws -> Made
}

/// A kind of parameter, with the type that a factory has for it.
protocol Parameter: SendableMetatype {
    associatedtype Value: Sendable
    static func receive(_ value: Value) -> Received
}

extension Sketch.Need {
    /// The kind of parameter that it is.
    var parameter: any Parameter.Type {
        switch self {
        case .direct(let key), .optional(let key), .lazy(let key), .provider(let key):
            parameter(Family.service(key))
        case .builder, .input: opening
        }
    }

    private func parameter<S: Service>(_ service: S.Type) -> any Parameter.Type {
        switch self {
        case .optional: Maybe<S>.self
        case .lazy: Lazily<S>.self
        case .provider: Again<S>.self
        default: Directly<S>.self
        }
    }

    private var opening: any Parameter.Type {
        func open<O: Opening>(_ door: O.Type, _ isInput: Bool) -> any Parameter.Type {
            isInput ? Given<O>.self : Building<O>.self
        }
        switch self {
        case .builder(let door): return open(Family.door(door), false)
        case .input(let door): return open(Family.door(door), true)
        default: fatalError("The others are asked for by a key.")
        }
    }
}

private enum Directly<S: Service>: Parameter {
    static func receive(_ value: S) -> Received { .object(value.object) }
}

private enum Maybe<S: Service>: Parameter {
    static func receive(_ value: S?) -> Received { value.map { .object($0.object) } ?? .nothing }
}

private enum Given<O: Opening>: Parameter {
    static func receive(_ value: O) -> Received { .input(value.slip) }
}

private enum Lazily<S: Service>: Parameter {
    struct Call: Later {
        let lazy: Lazy<S>
        func call(_ history: History, isolation: isolated (any Actor)?) throws -> Made {
            try lazy(isolation: isolation).object
        }
    }

    static func receive(_ value: Lazy<S>) -> Received { .later(Call(lazy: value)) }
}

private enum Again<S: Service>: Parameter {
    struct Call: Later {
        let provider: Provider<S>
        func call(_ history: History, isolation: isolated (any Actor)?) throws -> Made {
            try provider(isolation: isolation).object
        }
    }

    static func receive(_ value: Provider<S>) -> Received { .later(Call(provider: value)) }
}

private enum Building<O: Opening>: Parameter {
    struct Call: Later {
        let builder: Builder<O>
        func call(_ history: History, isolation: isolated (any Actor)?) throws -> Made {
            try builder.build(O(history.nextInput()), isolation: isolation).object
        }
    }

    static func receive(_ value: Builder<O>) -> Received { .later(Call(builder: value)) }
}
