public import Joinery

/// The request to open a module, as an interceptor sees it.
@MainActor
public struct RouteRequest {
    /// The name of the module.
    public let name: String
    /// How the module will be shown.
    public let transition: RouteTransition
    /// The router that opens the module.
    public let router: Router
    /// The input as it was passed, of any type.
    package let anyInput: any ModuleInput
    /// The gates of the interceptors that opened this route themselves.
    var passed: Set<ObjectIdentifier> = []

    init<Input: ModuleInput>(input: Input, name: String, transition: RouteTransition, router: Router) {
        anyInput = input
        self.name = name
        self.transition = transition
        self.router = router
    }

    /// The input that the caller passed, before any adapter.
    ///
    /// - Parameter type: An input type.
    /// - Returns: The input; `nil` if it is of another type.
    public func input<Input: ModuleInput>(as type: Input.Type) -> Input? {
        anyInput as? Input
    }
}
