public import Joinery

extension Provider {
    /// A provider that calls a closure, each time: for the test of an object by itself.
    ///
    /// ```swift
    /// let downloads = Downloads(makeTask: .stub { StubTask() })
    /// ```
    ///
    /// - Parameter make: Makes the service. Written in code of the main actor it belongs to the main actor.
    /// - Returns: The provider.
    public static func stub(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable () throws -> Service
    ) -> Provider {
        JoineryTesting.stub(Provider.self, of: Transient(Service.self, making: make))
    }
}

extension Lazy {
    /// A lazy service that calls a closure on first use, and returns the same afterwards: for the test of an object by
    /// itself.
    ///
    /// ```swift
    /// let presenter = Presenter(help: .stub { StubHelp() })
    /// ```
    ///
    /// - Parameter make: Makes the service. Written in code of the main actor it belongs to the main actor.
    /// - Returns: The lazy service.
    public static func stub(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable () throws -> Service
    ) -> Lazy {
        JoineryTesting.stub(Lazy.self, of: Transient(Service.self, making: make))
    }
}
