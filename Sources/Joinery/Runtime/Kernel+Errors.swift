extension Kernel {
    /// The error to throw where making the object of `producer` failed with `error`.
    ///
    /// A resolution error comes from further down and gets one more step; any other error is the factory's own.
    func error(_ error: any Error, passing producer: Producer) -> any Error {
        let step = step(producer.node)
        if let error = error as? ResolutionError { return error.passing(step) }
        return ResolutionError.factoryFailed(path: DependencyPath([step]), underlying: error)
    }

    /// The error for a service that no enclosing module shares.
    func error(notShared key: Key, at producer: Producer) -> any Error {
        let name = step(producer.node).key
        return ResolutionError.notBound(
            service: name,
            path: DependencyPath([step(producer.node)]),
            hints: ["A module shares it, but no enclosing module of this one does."]
        )
    }

    /// The error for an object of a module instance that was asked for where there is none.
    func error(outsideModule producer: Producer) -> any Error {
        ResolutionError.outsideModule(
            service: step(producer.node).key,
            path: DependencyPath([step(producer.node)])
        )
    }

    /// The error for a value that cannot be shared weakly.
    func error(notAnObject producer: Producer) -> any Error {
        let step = step(producer.node)
        return ResolutionError.notAnObject(service: step.key, path: DependencyPath([step]))
    }

    /// The error for a service that was requested after the end of what it belongs to.
    func error(closed producer: Producer) -> any Error {
        guard producer.node < 0, producer.edgeCount > 0 else {
            let step = producer.kernel.step(producer.node)
            return ResolutionError.closed(service: step.key, path: DependencyPath([step]), reason: .shutDown)
        }
        // A request of a dynamic lookup: what it is for.
        return error(closed: Edges(producer.edges)[0])
    }

    /// The error for an asynchronous singleton that is asked for too early.
    func error(notStarted producer: Producer) -> any Error {
        let step = step(producer.node)
        return ResolutionError.notStarted(service: step.key, path: DependencyPath([step]))
    }

    /// The error for a producer that is asked for on another actor than its own.
    func error(wrongIsolation producer: Producer, caller: (any Actor)?) -> any Error {
        let needed = producer.isolation.map(actorName) ?? ResolutionError.actorOfModule
        // The factory that the need comes from, so that the person sees which one it is.
        let culprit = producer.node < 0 ? nil : routeToIsolation(from: producer.node)
        return ResolutionError.wrongIsolation(
            service: step(producer.node).key,
            path: DependencyPath((culprit ?? [producer.node]).map(step)),
            needed: needed,
            caller: caller.map(actorName)
        )
    }

    /// The error for an object of a module instance that was built on another actor than the caller's.
    func error(builtElsewhere producer: Producer, caller: (any Actor)?) -> any Error {
        ResolutionError.wrongIsolation(
            service: step(producer.node).key,
            path: DependencyPath([step(producer.node)]),
            needed: ResolutionError.actorOfModule,
            caller: caller.map(actorName)
        )
    }
}
