/// Makes one service from runtime arguments; several arguments are a tuple here.
///
/// `@unchecked` as its superclass is; its own properties are constants and `Sendable`.
@usableFromInline
final class ArgumentProducer<Argument, Service>: Producer, @unchecked Sendable {
    @usableFromInline let recipe: @Sendable (Edges, FramePointer?, Argument) throws -> Service
    let accept: @Sendable ([GivenArgument]) -> Argument?

    init(
        _ seed: ProducerSeed,
        recipe: @escaping @Sendable (Edges, FramePointer?, Argument) throws -> Service,
        accept: @escaping @Sendable ([GivenArgument]) -> Argument?
    ) {
        self.recipe = recipe
        self.accept = accept
        super.init(seed)
    }

    override var arguments: Any.Type? { Argument.self }

    /// Makes the service.
    @inlinable
    @inline(__always)
    func call(_ argument: Argument, _ frame: FramePointer?) throws -> Service {
        try recipe(Edges(edges), frame, argument)
    }
}

/// Tries arguments of other static types on a binding whose argument types are not known.
protocol ArgumentConverting<Service>: Producer {
    associatedtype Service

    /// What makes the service for a module instance, if the arguments can be converted to the declared ones.
    func call(converting given: [GivenArgument]) -> ((FramePointer?) throws -> Service)?
}

extension ArgumentProducer: ArgumentConverting {
    func call(converting given: [GivenArgument]) -> ((FramePointer?) throws -> Service)? {
        guard let argument = accept(given) else { return nil }
        return { try self.call(argument, $0) }
    }
}

extension Edges {
    /// The first dependency, which takes runtime arguments.
    func argumentProducer<Argument, Service>(
        _ argument: Argument.Type,
        _ service: Service.Type
    ) -> ArgumentProducer<Argument, Service> {
        // The linker resolves an alias of a binding with arguments to a producer with the same arguments.
        unsafeDowncast(self[0], to: ArgumentProducer<Argument, Service>.self)
    }
}
