public import Joinery

extension Provider {
    /// Creates a provider that calls a closure on each call, to test an object alone.
    ///
    /// ```swift
    /// let downloads = Downloads(makeTask: .stub { StubTask() })
    /// ```
    ///
    /// - Parameter make: Makes the service. In code of the main actor it is isolated to the main actor.
    /// - Returns: The provider.
    public static func stub(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable () throws -> Service
    ) -> Provider {
        JoineryTesting.stub(Provider.self, of: Transient(Service.self, making: make))
    }
}

extension Lazy {
    /// Creates a lazy service that calls a closure on first use and returns the same object afterwards, to test an object
    /// alone.
    ///
    /// ```swift
    /// let presenter = Presenter(help: .stub { StubHelp() })
    /// ```
    ///
    /// - Parameter make: Makes the service. In code of the main actor it is isolated to the main actor.
    /// - Returns: The lazy service.
    public static func stub(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable () throws -> Service
    ) -> Lazy {
        JoineryTesting.stub(Lazy.self, of: Transient(Service.self, making: make))
    }
}
