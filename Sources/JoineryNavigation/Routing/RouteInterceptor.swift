public import Joinery

/// Decides about routes before they are shown: lets them pass, refuses them, or opens another module first.
///
/// ```swift
/// RouteInterceptor(before: ChatInput.self) { _ in
///     session.isLoggedIn ? .pass : .first(LoginInput())
/// }
/// ```
///
/// While the module that it opened first is shown, all further routes that need it wait together with the first one.
/// They continue together, or fail together if the user leaves that module. Modules that are embedded or attached are
/// not intercepted.
public struct RouteInterceptor: Sendable {
    let gate: Gate
    let decide: @MainActor (RouteRequest) -> RouteDecision

    /// Creates an interceptor of all routes.
    ///
    /// - Parameter decide: Decides about one route.
    public init(_ decide: @escaping @MainActor (RouteRequest) -> RouteDecision) {
        gate = Gate()
        self.decide = decide
    }

    /// Creates an interceptor of the routes with one type of input.
    ///
    /// - Parameters:
    ///   - input: The type of input that callers pass, before any adapter.
    ///   - decide: Decides about one route.
    public init<Input: ModuleInput>(
        before input: Input.Type,
        _ decide: @escaping @MainActor (Input) -> RouteDecision
    ) {
        self.init { request in request.input(as: input).map(decide) ?? .pass }
    }
}
