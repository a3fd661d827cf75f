/// Sees what a container makes, while it is made: what a test library needs.
///
/// It is linked in when a container is made: ``Container/observed(by:)`` wraps the factories. A container without an
/// observer has nothing of it.
package protocol ConstructionObserver: AnyObject, Sendable {
    /// Runs a factory: `make` makes the object, after all that it needs.
    ///
    /// `binding` is the declaration that the factory belongs to, `site` the place in the graph that it runs for.
    func observe<Service>(
        _ binding: ObservedBinding,
        _ site: ConstructionSite,
        _ make: () throws -> Service
    ) throws -> Service

    /// Runs an asynchronous factory, which publishes what it makes itself.
    func observe(_ binding: ObservedBinding, _ site: ConstructionSite, start: () async throws -> Void) async throws
}

/// A binding, a part of a collection, or a decorator whose factory is observed.
package final class ObservedBinding: Sendable {
    /// The type that it is declared as.
    package let service: Any.Type
    /// The declaration, as paths show it.
    package let step: DependencyPath.Step
    /// Whether it is another name of a binding, or its part in a collection, and makes nothing itself.
    package let isAlias: Bool

    init(service: Any.Type, step: DependencyPath.Step, isAlias: Bool) {
        self.service = service
        self.step = step
        self.isAlias = isAlias
    }
}

/// A place in the graph where an object is made.
package struct ConstructionSite {
    private let producer: Producer

    init(_ producer: Producer) {
        self.producer = producer
    }

    /// The place, as paths show it.
    package var step: DependencyPath.Step { producer.kernel.step(producer.node) }

    /// A way to this place, the shortest from something that nothing else needs.
    package var wayDown: DependencyPath {
        guard producer.node >= 0 else { return DependencyPath([step]) }
        return DependencyPath(producer.kernel.routeDown(to: producer.node).map(producer.kernel.step))
    }
}

/// Who observes one binding.
struct Observation: Sendable {
    let observer: any ConstructionObserver
    let binding: ObservedBinding
}
