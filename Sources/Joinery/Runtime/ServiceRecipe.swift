/// The recipe of a service that needs no runtime arguments.
@usableFromInline
final class ServiceRecipe<Service>: Recipe {
    @usableFromInline let make: @Sendable (Edges, FramePointer?) throws -> Service

    @usableFromInline
    init(_ make: @escaping @Sendable (Edges, FramePointer?) throws -> Service) {
        self.make = make
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
            let child = try edges.next(ChildInstance.self, &index, frame)
            return try edges.next(Service.self, &index, FramePointer(child.frame))
        }
    }

    @usableFromInline
    func isSubclass(of type: Any.Type) -> Bool { type is Service.Type }
}
