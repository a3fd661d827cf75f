/// How an asynchronous singleton is made.
protocol StartRecipe: Sendable {
    /// Makes the object of `producer` and publishes it.
    ///
    /// `isolation` is the actor that the dependencies have to be made on.
    func start(_ producer: Producer, on isolation: (any Actor)?) async throws
}

struct AsynchronousRecipe<Service: Sendable, each Dependency>: StartRecipe {
    private let make: UnisolatedAsyncFunction<Service, repeat each Dependency>

    init(_ make: UnisolatedAsyncFunction<Service, repeat each Dependency>) {
        self.make = make
    }

    func start(_ producer: Producer, on isolation: (any Actor)?) async throws {
        let service: Service
        do {
            let dependencies = try await resolve(producer, on: isolation)
            service = try await make.call(repeat each dependencies.values)
        } catch {
            throw producer.failure(error)
        }
        try producer.as(Service.self).publish(service)
    }

    private func resolve(
        _ producer: Producer,
        on isolation: isolated (any Actor)?
    ) async throws -> Resolved<repeat each Dependency> {
        var index = 0
        let edges = Edges(producer.edges)
        return Resolved(values: (repeat try edges.next((each Dependency).self, &index, nil)))
    }
}

/// The dependencies of an asynchronous factory, on their way to it.
///
/// `@unchecked`: what is not `Sendable` among them is either new, or belongs to the actor that they are resolved on, and
/// the linker has refused the binding unless the factory belongs to the same one.
private struct Resolved<each Value>: @unchecked Sendable {
    let values: (repeat each Value)
}

/// One step of starting a container: a singleton to make, or a point at which several of them have to be ready.
struct StartItem: Sendable {
    /// What the step makes; `nil` for a point at which others have to be ready.
    let subject: Subject?
    /// The steps that come before it, as indices.
    let needs: [Int]

    /// A singleton that starting makes.
    struct Subject: Sendable {
        // Owned by the kernel, which each task keeps alive.
        unowned(unsafe) let producer: Producer
        let recipe: (any StartRecipe)?
        /// The actor that it, or what it is made from, has to be made on.
        let isolation: (any Actor)?
    }
}
