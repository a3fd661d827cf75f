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
        JoineryTesting.stub(Builder.self, of: StubAssembly(build: build))
    }
}

/// A module whose entry is made by a closure, behind an adapter.
///
/// The entry may have any type, also that of the input: the module has an input of its own, and an entry with a tag.
private struct StubAssembly<Input: ModuleInput>: Assembly {
    let build: @isolated(any) @Sendable (Input) throws -> Input.Entry

    var bindings: Bindings {
        StubModule(build: build)
        Adapter(from: Input.self, to: StubInput<Input>.self) {
            StubInput(input: $0)
        } entry: {
            $0.service
        }
    }
}

private struct StubModule<Needed: ModuleInput>: Module {
    typealias Input = StubInput<Needed>
    let build: @isolated(any) @Sendable (Needed) throws -> Needed.Entry

    var bindings: Bindings {
        PerModule(Needed.self) { (stub: StubInput<Needed>) in stub.input }
        PerModule(binding: PerModule(Needed.Entry.self, making: build).binding.standingIn()).tagged(StubTag.self)
    }
}

private struct StubInput<Input: ModuleInput>: ModuleInput {
    typealias Entry = Tagged<StubTag, Input.Entry>
    let input: Input
}

private enum StubTag {}
