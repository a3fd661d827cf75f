public import Joinery

extension Builder {
    /// A builder that calls a closure: for the test of a router by itself.
    ///
    /// ```swift
    /// let router = ListRouter(detail: .stub { input in StubView(number: input.number) })
    /// ```
    ///
    /// - Parameter build: Makes the entry. Written in code of the main actor it belongs to the main actor, as the
    ///   factories of a module do; the builder can then be used there only.
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
