/// The decision of an interceptor about a route.
public enum RouteDecision: Sendable {
    /// The route continues.
    case pass
    /// The route fails with this error, and its module is not shown.
    case refuse(any Error)
    /// Another module is opened first, and the route may continue afterwards.
    case detour(Detour)

    /// Opens another module first.
    ///
    /// The route continues when that module sends an accepted output. It fails when the user leaves the module without
    /// one.
    ///
    /// - Parameters:
    ///   - input: The input of the module to open first.
    ///   - transition: How to show it.
    ///   - isAccepted: Whether the route continues after an output. By default, every output is accepted.
    /// - Returns: The decision.
    @MainActor
    public static func first<Input: InputWithOutput>(
        _ input: Input,
        by transition: RouteTransition = .present,
        isAccepted: @escaping @MainActor (Input.Output) -> Bool = { _ in true }
    ) -> RouteDecision {
        .detour(
            Detour { router, passed, completion in
                router.detour(to: input, by: transition, passed: passed) { answer in
                    completion(answer.map { $0.map(isAccepted) ?? false })
                }
            }
        )
    }
}

/// A module that is opened before a route continues.
public struct Detour: Sendable {
    /// Receives whether the route may continue.
    typealias Completion = @MainActor (Result<Bool, any Error>) -> Void

    let start: @MainActor (_ router: Router, _ passed: Set<ObjectIdentifier>, @escaping Completion) -> Void

    init(_ start: @escaping @MainActor (Router, Set<ObjectIdentifier>, @escaping Completion) -> Void) {
        self.start = start
    }
}
