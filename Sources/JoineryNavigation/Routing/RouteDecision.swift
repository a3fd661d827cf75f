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
            Detour { router, passed in
                let answer = try await router.result(input, by: transition, passed: passed)
                return answer.map(isAccepted) ?? false
            }
        )
    }
}

/// Something else that is opened before a route goes on.
public struct Detour: Sendable {
    /// Whether the route may go on then.
    let take: @MainActor (_ router: Router, _ passed: Set<ObjectIdentifier>) async throws -> Bool

    init(_ take: @escaping @MainActor (Router, Set<ObjectIdentifier>) async throws -> Bool) {
        self.take = take
    }
}
