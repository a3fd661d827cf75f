/// What can go wrong when a container is asked for something: only what no check of the graph can know before.
public enum ResolutionError: Error, Sendable {
    /// There is no binding under this key.
    case notBound(service: String, path: DependencyPath, hints: [String])

    /// The service lives in a module, and was requested outside of any.
    case outsideModule(service: String, path: DependencyPath)

    /// The service takes other runtime arguments than it was given.
    case argumentMismatch(service: String, path: DependencyPath, declared: [String], given: String)

    /// The service has to be made on another actor than the one the caller is on; `caller` is `nil` for code that is on
    /// no actor.
    case wrongIsolation(service: String, path: DependencyPath, needed: String, caller: String?)

    /// The factory of a ``Weak`` binding made a value, which cannot be held weakly.
    case notAnObject(service: String, path: DependencyPath)

    /// The service is made asynchronously, and the container has not been started.
    case notStarted(service: String, path: DependencyPath)

    /// A factory threw `underlying`; it is the one at the end of the path. Nothing was kept.
    ///
    /// ``underlying(as:)`` gives the error with its type.
    case factoryFailed(path: DependencyPath, underlying: any Error)

    /// Making the service needs the service itself, by way of dynamic lookups, which the graph does not show.
    case cycle(path: DependencyPath)

    /// The recursion through modules or factories that take a runtime argument is deeper than the container's `limit`. The
    /// path shows one round of it.
    case tooDeep(limit: Int, path: DependencyPath)

    /// The service was requested after the end of what it belongs to; `reason` says which end that was.
    case closed(service: String, path: DependencyPath, reason: ClosedReason)

    /// Why a request came too late.
    public enum ClosedReason: Sendable {
        /// The container, one that it extends, or the unit of work, has been shut down.
        case shutDown
        /// The container has been released, and the request was made by something that does not retain it.
        case released
    }

    /// What stands for the actor where only the module that was built there knows it.
    static let actorOfModule = "the actor that its module was built on"

    /// What a factory threw; `nil` if no factory did.
    public var underlying: (any Error)? {
        guard case .factoryFailed(_, let underlying) = self else { return nil }
        return underlying
    }

    /// What a factory threw, if it is an error of one type.
    ///
    /// A factory's own error is wrapped in ``factoryFailed(path:underlying:)``, so `catch let error as LoginError` never
    /// matches. This does:
    ///
    /// ```swift
    /// do {
    ///     show(try container.resolve(User.self))
    /// } catch let error as ResolutionError {
    ///     guard let login = error.underlying(as: LoginError.self) else { throw error }
    ///     reload(login)
    /// }
    /// ```
    ///
    /// - Parameter type: The type of the error.
    /// - Returns: The error, or `nil` if no factory threw, or threw something else.
    public func underlying<Failure: Error>(as type: Failure.Type) -> Failure? { underlying as? Failure }

    /// The way from what was asked for to where it went wrong.
    public var path: DependencyPath {
        switch self {
        case .notBound(_, let path, _), .outsideModule(_, let path), .argumentMismatch(_, let path, _, _),
            .wrongIsolation(_, let path, _, _), .notAnObject(_, let path), .notStarted(_, let path),
            .factoryFailed(let path, _), .cycle(let path), .tooDeep(_, let path), .closed(_, let path, _):
            path
        }
    }

    /// The error for a request that has outlived its container.
    static func closed(released service: Any.Type) -> ResolutionError {
        let name = typeName(service)
        return .closed(service: name, path: DependencyPath([DependencyPath.Step(key: name)]), reason: .released)
    }

    /// The same error, seen from one step further up.
    func passing(_ step: DependencyPath.Step) -> ResolutionError {
        // One round of a recursion says as much as a hundred.
        if case .tooDeep(_, let path) = self,
            path.steps.contains(where: { $0.key == step.key && $0.location == step.location })
        {
            return self
        }
        var path = path
        path.steps.insert(step, at: 0)
        switch self {
        case .notBound(let service, _, let hints):
            return .notBound(service: service, path: path, hints: hints)
        case .outsideModule(let service, _):
            return .outsideModule(service: service, path: path)
        case .argumentMismatch(let service, _, let declared, let given):
            return .argumentMismatch(service: service, path: path, declared: declared, given: given)
        case .wrongIsolation(let service, _, let needed, let caller):
            return .wrongIsolation(service: service, path: path, needed: needed, caller: caller)
        case .notAnObject(let service, _):
            return .notAnObject(service: service, path: path)
        case .notStarted(let service, _):
            return .notStarted(service: service, path: path)
        case .factoryFailed(_, let underlying):
            return .factoryFailed(path: path, underlying: underlying)
        case .cycle:
            return .cycle(path: path)
        case .tooDeep(let limit, _):
            return .tooDeep(limit: limit, path: path)
        case .closed(let service, _, let reason):
            return .closed(service: service, path: path, reason: reason)
        }
    }
}
