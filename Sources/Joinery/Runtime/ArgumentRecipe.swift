/// A recipe with runtime arguments that makes a known service, whatever the arguments are.
protocol ArgumentService<Service>: Recipe {
    associatedtype Service

    /// A recipe with the same arguments that converts what this one makes.
    func converted<Other>(_ convert: @escaping @Sendable (Service) throws -> Other) -> any Recipe
}

/// The recipe of a service that is made from runtime arguments; several arguments are a tuple here.
@usableFromInline
final class ArgumentRecipe<Argument, Service>: ArgumentService {
    @usableFromInline let make: @Sendable (Edges, FramePointer?, Argument) throws -> Service
    /// Converts values of other static types, as a call in Swift would.
    let accept: @Sendable ([GivenArgument]) -> Argument?
    @usableFromInline let qualifier: Any.Type?
    @usableFromInline let arguments: [Any.Type]

    @usableFromInline
    init(
        qualifier: Any.Type,
        arguments: [Any.Type],
        accept: @escaping @Sendable ([GivenArgument]) -> Argument?,
        make: @escaping @Sendable (Edges, FramePointer?, Argument) throws -> Service
    ) {
        self.make = make
        self.accept = accept
        self.qualifier = qualifier
        self.arguments = arguments
    }

    @usableFromInline var service: Any.Type { Service.self }
    @usableFromInline var argumentTuple: Any.Type? { Argument.self }
    @usableFromInline var layout: SlotLayout { SlotLayout(Service.self) }

    @usableFromInline
    func producer(_ seed: ProducerSeed) -> Producer {
        ArgumentProducer<Argument, Service>(seed, recipe: make, accept: accept)
    }

    @usableFromInline
    func ancestorProducer(_ seed: ProducerSeed, key: Key) -> Producer {
        fatalError("A binding with runtime arguments is never per module, so it is never shared.")
    }

    @usableFromInline
    func exportProducer(_ seed: ProducerSeed) -> Producer {
        fatalError("A binding with runtime arguments is never per module, so it is never exported.")
    }

    @usableFromInline
    func isSubclass(of type: Any.Type) -> Bool { type is Service.Type }

    func converted<Other>(_ convert: @escaping @Sendable (Service) throws -> Other) -> any Recipe {
        ArgumentRecipe<Argument, Other>(
            qualifier: qualifier ?? Argument.self,
            arguments: arguments,
            accept: accept,
            make: { edges, frame, argument in
                do {
                    return try convert(edges.argumentProducer(Argument.self, Service.self).call(argument, frame))
                } catch {
                    throw edges.failure(error)
                }
            }
        )
    }
}

// What the overloads of `Transient` with `taking:` make.
extension ArgumentRecipe {
    @usableFromInline
    convenience init(one make: @escaping @Sendable (Edges, FramePointer?, Argument) throws -> Service) {
        self.init(qualifier: Argument.self, arguments: [Argument.self], accept: acceptOne, make: make)
    }

    @usableFromInline
    convenience init<First, Second>(
        two make: @escaping @Sendable (Edges, FramePointer?, Argument) throws -> Service
    ) where Argument == (First, Second) {
        self.init(
            qualifier: TwoArguments<First, Second>.self,
            arguments: [First.self, Second.self],
            accept: acceptTwo,
            make: make
        )
    }

    @usableFromInline
    convenience init<First, Second, Third>(
        three make: @escaping @Sendable (Edges, FramePointer?, Argument) throws -> Service
    ) where Argument == (First, Second, Third) {
        self.init(
            qualifier: ThreeArguments<First, Second, Third>.self,
            arguments: [First.self, Second.self, Third.self],
            accept: acceptThree,
            make: make
        )
    }
}
