/// Embeds a module in this one: it is built once with each instance of this module.
///
/// Its entry, and what it exports, can be asked for here like any other service.
///
/// ```swift
/// Child(UserSearchInput.self) { (input: UserListInput) in
///     UserSearchInput(prompt: input.prompt)
/// }
/// PerModule(UserListInteractor.init)   // init(search: any UserSearching)
/// PerModule(UserListScreen.init, as: (any UserListView).self)       // init(searchView: any UserSearchView)
/// ```
///
/// The child is complete, its wirings included, when an object of this module gets something of it. It is let go
/// together with this module.
public struct Child<Input: ModuleInput>: Declaration, Sendable {
    let record: ChildRecord

    init(
        _ make: @escaping @Sendable (Edges, FramePointer?) throws -> Input,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        record = ChildRecord(
            type: ChildType<Input>(make: ServiceRecipe(make)),
            dependencies: dependencies,
            isolation: isolation
        )
    }

    /// The embedding, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.child(record)]) }
}
