/// What becomes of a route at a gate.
public enum RouteDecision: Sendable {
    /// It goes on.
    case pass
    /// It fails with this error, and nothing is shown.
    case refuse(any Error)
    /// It goes on after something else, if the user lets it.
    case detour(Detour)

    /// Opens another module first.
    ///
    /// The route goes on when that module has an output, and is dropped when the user leaves it without one.
    ///
    /// - Parameters:
    ///   - input: The input of the module to open first.
    ///   - transition: How to show it.
    ///   - isAccepted: Whether an output lets the route go on; any does, if it is left out.
    /// - Returns: The decision.
    @MainActor
    public static func first<Input: InputWithOutput>(
        _ input: Input,
        by transition: Transition = .present,
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

/// Something else that is opened before a route goes on.
public struct Detour: Sendable {
    /// Tells whether the route may go on then.
    typealias Completion = @MainActor (Result<Bool, any Error>) -> Void

    let take: @MainActor (_ router: Router, _ passed: Set<ObjectIdentifier>, @escaping Completion) -> Void

    init(_ take: @escaping @MainActor (Router, Set<ObjectIdentifier>, @escaping Completion) -> Void) {
        self.take = take
    }
}
