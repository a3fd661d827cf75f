public import Joinery

/// A gate that routes have to pass: it lets them through, refuses them, or opens something else first.
///
/// ```swift
/// RouteInterceptor(before: ChatInput.self) { _ in
///     session.isLoggedIn ? .pass : .first(LoginInput())
/// }
/// ```
///
/// While what it opened first is there, all further routes that it would lead there wait with the first one. They go on
/// together, or are dropped together if the user refuses. What is embedded or attached passes no gate.
public struct RouteInterceptor: Sendable {
    let gate: Gate
    let decide: @MainActor (RouteRequest) -> RouteDecision

    /// Makes a gate for all routes.
    ///
    /// - Parameter decide: Decides about one; called again for those that have waited.
    public init(_ decide: @escaping @MainActor (RouteRequest) -> RouteDecision) {
        gate = Gate()
        self.decide = decide
    }

    /// Makes a gate for the routes with one type of input.
    ///
    /// - Parameters:
    ///   - input: The type that callers ask for.
    ///   - decide: Decides about one.
    public init<Input: ModuleInput>(
        before input: Input.Type,
        _ decide: @escaping @MainActor (Input) -> RouteDecision
    ) {
        self.init { request in request.input(as: input).map(decide) ?? .pass }
    }
}

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
                let answer = try await router.result(input, by: transition, passed: passed) { _ in }
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
