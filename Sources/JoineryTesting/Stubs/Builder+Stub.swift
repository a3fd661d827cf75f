public import Joinery

extension Builder {
    /// Creates a builder that calls a closure, to test a router alone.
    ///
    /// ```swift
    /// let router = ListRouter(detail: .stub { input in StubView(number: input.number) })
    /// ```
    ///
    /// - Parameter build: Makes the entry. In code of the main actor it is isolated to the main actor, as the factories
    ///   of a module are; the builder can then be used only there.
    /// - Returns: The builder.
    public static func stub(
        @_inheritActorContext _ build: @escaping @isolated(any) @Sendable (Input) throws -> Input.Entry
    ) -> Builder {
        JoineryTesting.stub(Builder.self, of: StubModule(build: build))
    }
}

/// A module whose entry is made by a closure.
private struct StubModule<Input: ModuleInput>: Module {
    let build: @isolated(any) @Sendable (Input) throws -> Input.Entry

    var bindings: Bindings { PerModule(Input.Entry.self, making: build) }
}
