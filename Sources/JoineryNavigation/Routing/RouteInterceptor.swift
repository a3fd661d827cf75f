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
