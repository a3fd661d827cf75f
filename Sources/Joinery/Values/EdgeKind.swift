/// Why one node needs another.
package enum EdgeKind: UInt8, Sendable {
    /// Needed to construct it.
    case construction
    /// Needed to connect a module after construction.
    case wiring
    /// Needed inside of a decorator.
    case decorator
    /// Needed as a part of a collection.
    case contribution
    case lazy
    case provider
    case factory
    case builder
    /// Whatever a ``Resolver`` asks for.
    case opaque

    /// Whether the need is met while the object that has it is made, rather than later.
    var isImmediate: Bool {
        switch self {
        case .construction, .wiring, .decorator, .contribution: true
        case .lazy, .provider, .factory, .builder, .opaque: false
        }
    }
}
