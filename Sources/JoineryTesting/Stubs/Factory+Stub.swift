public import Joinery

extension Factory {
    /// Creates a factory that calls a closure with the argument, to test an object alone.
    ///
    /// ```swift
    /// let welcome = Welcome(makeGreeting: .stub { name in StubGreeting(text: name) })
    /// ```
    ///
    /// - Parameter make: Makes the service. In code of the main actor it is isolated to the main actor.
    /// - Returns: The factory.
    public static func stub(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable (Argument) throws -> Service
    ) -> Factory {
        JoineryTesting.stub(Factory.self, of: Transient(Service.self, taking: Argument.self, making: make))
    }

    /// Creates a factory that calls a closure with two arguments.
    ///
    /// - Parameter make: Makes the service. In code of the main actor it is isolated to the main actor.
    /// - Returns: The factory.
    public static func stub<First, Second>(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable (First, Second) throws -> Service
    ) -> Factory where Argument == (First, Second) {
        JoineryTesting.stub(Factory.self, of: Transient(Service.self, taking: First.self, Second.self, making: make))
    }

    /// Creates a factory that calls a closure with three arguments.
    ///
    /// - Parameter make: Makes the service. In code of the main actor it is isolated to the main actor.
    /// - Returns: The factory.
    public static func stub<First, Second, Third>(
        @_inheritActorContext _ make: @escaping @isolated(any) @Sendable (First, Second, Third) throws -> Service
    ) -> Factory where Argument == (First, Second, Third) {
        JoineryTesting.stub(
            Factory.self,
            of: Transient(Service.self, taking: First.self, Second.self, Third.self, making: make)
        )
    }
}
