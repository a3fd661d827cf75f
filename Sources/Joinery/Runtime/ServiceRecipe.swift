/// The recipe of a service that needs no runtime arguments.
@usableFromInline
final class ServiceRecipe<Service>: Recipe {
    @usableFromInline let make: @Sendable (Edges, FramePointer?) throws -> Service

    @usableFromInline
    init(_ make: @escaping @Sendable (Edges, FramePointer?) throws -> Service) {
        self.make = make
    }

    /// Calls `factory` with a dependency for each of its parameters.
    convenience init<each Dependency>(assembling factory: UnisolatedFunction<Service, repeat each Dependency>) {
        self.init(assemble(factory))
    }

    /// Calls `factory` with the decorated service, then with a dependency for each further parameter.
    convenience init<each Dependency>(
        decorating factory: UnisolatedFunction<Service, Service, repeat each Dependency>
    ) {
        self.init { edges, frame in
            var index = 0
            do {
                let inner = try edges.next(Service.self, &index, frame)
                return try apply(factory, inner, repeat try edges.next((each Dependency).self, &index, frame))
            } catch {
                throw edges.failure(error)
            }
        }
    }

    /// Converts the one service it depends on.
    @inlinable
    @inline(__always)
    convenience init<Original>(converting convert: UnisolatedFunction<Service, Original>) {
        self.init { edges, frame in
            var index = 0
            do {
                return try apply(convert, edges.next(Original.self, &index, frame))
            } catch {
                throw edges.failure(error)
            }
        }
    }

    @usableFromInline var service: Any.Type { Service.self }
    @usableFromInline var qualifier: Any.Type? { nil }
    @usableFromInline var arguments: [Any.Type] { [] }
    @usableFromInline var argumentTuple: Any.Type? { nil }
    @usableFromInline var layout: SlotLayout { SlotLayout(Service.self) }

    @usableFromInline
    func producer(_ seed: ProducerSeed) -> Producer { ServiceProducer<Service>(seed, recipe: make) }

    @usableFromInline
    func ancestorProducer(_ seed: ProducerSeed, key: Key) -> Producer {
        ServiceProducer<Service>(seed) { edges, frame in
            if let (frame, producer) = frame?.frame.ancestor(sharing: key) {
                return try withExtendedLifetime(frame) {
                    try producer.as(Service.self).obtain(FramePointer(frame))
                }
            }
            var index = 0
            guard edges.count > 0 else { throw edges.failure(notShared: key) }
            return try edges.next(Service.self, &index, frame)
        }
    }

    @usableFromInline
    func exportProducer(_ seed: ProducerSeed) -> Producer {
        ServiceProducer<Service>(seed) { edges, frame in
            var index = 0
            let embedded = try edges.next(ChildInstance.self, &index, frame)
            return try edges.next(Service.self, &index, FramePointer(embedded.frame))
        }
    }

    @usableFromInline
    func isSubclass(of type: Any.Type) -> Bool { type is Service.Type }
}

/// Calls `factory` with a dependency for each of its parameters.
///
/// Inlinable: the closure is specialised where the binding is written, which makes it a plain sequence of calls. It is all
/// of a binding that is; the rest runs once and is not worth its size.
@inlinable
@inline(__always)
func assemble<Service, each Dependency>(
    _ factory: UnisolatedFunction<Service, repeat each Dependency>
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        var index = 0
        do {
            return try factory.call(repeat try edges.next((each Dependency).self, &index, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}
