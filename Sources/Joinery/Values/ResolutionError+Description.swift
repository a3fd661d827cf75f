extension ResolutionError: CustomStringConvertible {
    /// What went wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notBound(let service, let path, let hints):
            text("Nothing is bound as \(service).", path, hints.isEmpty ? [bindHint(service)] : hints)
        case .outsideModule(let service, let path):
            text(
                "\(service) is made once in each module, and this is outside of any module.",
                path,
                ["Ask for it in a factory or a wiring of a module, or give its binding another scope."]
            )
        case .argumentMismatch(let service, let path, let declared, let given):
            text(
                "\(service) was resolved with \(given).",
                path,
                declared.map { "It is bound as \($0)." }
            )
        case .wrongIsolation(let service, let path, let needed, let caller):
            text(
                "\(service) has to be made on \(needed), and was requested \(caller.map { "on \($0)" } ?? "on no actor").",
                path,
                needed == ResolutionError.actorOfModule
                    ? [
                        "Request it from code on the actor that built the module. Objects of a module stay on one actor, since "
                            + "they may share what is not Sendable."
                    ]
                    : [
                        "Call from \(needed), or pass it and await: "
                            + "try await container.resolve(…, isolation: \(needed).shared).",
                        "If nothing in the factory needs \(needed): a closure written in code of \(needed) (top-level code of "
                            + "main.swift is such code) belongs to it. Use Type.init, or write it in a nonisolated context.",
                    ]
            )
        case .notAnObject(let service, let path):
            text(
                "The factory of \(service) made a value, and Weak can only share an object.",
                path,
                ["Let it make a class instance, or bind it as a Singleton, of which values are copied out."]
            )
        case .notStarted(let service, let path):
            text(
                "\(service) is made asynchronously and has not been started.",
                path,
                ["Call try await container.start() first, and check the error that start() threw."]
            )
        case .factoryFailed(let path, let underlying):
            text("A factory failed: \(underlying)", path, [])
        case .cycle(let path):
            text(
                "Dependency cycle while resolving.",
                path,
                [
                    "Make one of the dynamic lookups after the object that needs it has been made, for instance with Lazy."
                ]
            )
        case .tooDeep(let limit, let path):
            text(
                "The recursion is deeper than the limit of \(limit) levels.",
                path,
                [
                    "If it never ends, let the input or the argument end it.",
                    "If it ends, and the stack is large enough, raise the limit: Container(recursionLimit: \(10 * limit)) { … }.",
                ]
            )
        case .closed(let service, let path, .shutDown):
            text(
                "\(service) was requested after the container, or the unit of work, had been shut down.",
                path,
                ["While it is shut down, only units of work under way and onShutdown actions can request something."]
            )
        case .closed(let service, let path, .released):
            text(
                "\(service) was requested after its container had been released.",
                path,
                ["Retain the Container as long as its objects are used: what a singleton holds does not retain it."]
            )
        }
    }

    private func text(_ summary: String, _ path: DependencyPath, _ hints: [String]) -> String {
        var lines = [summary]
        if !path.steps.isEmpty { lines.append("  path:\n\(path.details)") }
        lines += hints.map { "  hint: \($0)" }
        return lines.joined(separator: "\n")
    }

    private func bindHint(_ service: String) -> String {
        "Declare it in the container, for instance: Singleton((\(service)).self) { … }"
    }
}

/// The name of an actor, for texts.
package func actorName(_ actor: any Actor) -> String { String(describing: type(of: actor)) }
