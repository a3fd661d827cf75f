public import Joinery

/// A module that is about to be opened, as an interceptor sees it.
@MainActor
public struct RouteRequest {
    /// The name of the module.
    public let name: String
    /// How it is to be shown.
    public let transition: Transition
    /// The router that was asked.
    public let router: Router
    /// The input, of whichever type it is.
    package let anyInput: any ModuleInput
    /// The interceptors that led to this route themselves.
    var passed: Set<ObjectIdentifier> = []

    init<Input: ModuleInput>(input: Input, name: String, transition: Transition, router: Router) {
        anyInput = input
        self.name = name
        self.transition = transition
        self.router = router
    }

    /// What the module is to be opened with.
    ///
    /// - Parameter type: An input type.
    /// - Returns: The input, if it is of that type: the one that the caller asked for, before any adapter.
    public func input<Input: ModuleInput>(as type: Input.Type) -> Input? {
        anyInput as? Input
    }
}
