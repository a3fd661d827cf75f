/// Everything that is known of one binding when it is declared.
///
/// The linker reads it; nothing changes it.
@usableFromInline
final class BindingRecord: Sendable {
    @usableFromInline let recipe: any Recipe
    let scope: Scope
    let location: SourceLocation
    /// The types of the factory's parameters, without the runtime arguments.
    let dependencies: [Any.Type]
    /// The actor that the factory must run on.
    let isolation: (any Actor)?
    /// The key of the binding that this one is another name of.
    let alias: Key?
    /// Whether the modules built inside this one see it.
    let isShared: Bool
    /// Whether the module that embeds this one sees it.
    let isExported: Bool
    /// Why this binding cannot be accepted, if so.
    let flaw: Flaw?

    /// A mistake in a declaration that the compiler lets pass.
    @usableFromInline
    enum Flaw: Sendable {
        case optionalService
        case inoutParameter
        case requestType
        case otherActor
    }

    @usableFromInline
    init(
        recipe: any Recipe,
        scope: Scope,
        location: SourceLocation,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        alias: Key? = nil,
        isShared: Bool = false,
        isExported: Bool = false,
        flaw: Flaw? = nil
    ) {
        self.recipe = recipe
        self.scope = scope
        self.location = location
        self.dependencies = dependencies
        self.isolation = isolation
        self.alias = alias
        self.isShared = isShared
        self.isExported = isExported
        self.flaw = flaw
    }

    /// What it is found by.
    @usableFromInline var key: Key { Key(recipe.service, qualifier: recipe.qualifier) }

    /// The same binding, seen by more modules.
    func seen(byBuilt isShared: Bool, byParent isExported: Bool) -> BindingRecord {
        BindingRecord(
            recipe: recipe,
            scope: scope,
            location: location,
            dependencies: dependencies,
            isolation: isolation,
            alias: alias,
            isShared: self.isShared || isShared,
            isExported: self.isExported || isExported,
            flaw: flaw
        )
    }
}

/// Lists the types of a parameter pack.
///
/// Not inlinable: a call passes the metadata of the types and is a few bytes at each binding.
@usableFromInline
func types<each Parameter>(_ parameters: repeat (each Parameter).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    for parameter in repeat each parameters {
        list.append(parameter)
    }
    return list
}
