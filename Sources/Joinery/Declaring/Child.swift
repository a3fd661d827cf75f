/// Embeds a module in this one: it is built once with each instance of this module.
///
/// Its entry, and what it exports, can be asked for here like any other service.
///
/// ```swift
/// Child(UserSearchInput.self) { (input: UserListInput) in
///     UserSearchInput(prompt: input.prompt)
/// }
/// PerModule(UserListInteractor.self, UserListInteractor.init)   // init(search: any UserSearching)
/// PerModule((any UserListView).self, UserListScreen.init)       // init(searchView: any UserSearchView)
/// ```
///
/// The child is complete, its wirings included, when an object of this module gets something of it. It is let go
/// together with this module.
public struct Child<Input: ModuleInput>: Declaration, Sendable {
    let record: ChildRecord

    /// Embeds the module that accepts `input`.
    ///
    /// - Parameters:
    ///   - input: The input type of the module to embed.
    ///   - make: Makes the input. Its parameters are resolved by type in this module, its own input among them.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    public init<each Dependency>(
        _ input: Input.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Input,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record = ChildRecord(
            type: ChildType<Input>(make: ServiceRecipe(assembling: unisolated(make))),
            dependencies: types(repeat (each Dependency).self),
            isolation: make.isolation,
            location: SourceLocation(fileID: fileID, line: line)
        )
    }

    /// The embedding, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.child(record)]) }
}
