extension BindingRecord {
    /// Another name for the service of this binding.
    ///
    /// Inlinable, so that asking by the other name costs one specialised call more and no unspecialised conversion.
    @inlinable
    func alias<Service, Other>(
        _ convert: @escaping @Sendable (Service) throws -> Other,
        isolation: (any Actor)?
    ) -> BindingRecord {
        let recipe: any Recipe
        if self.recipe.qualifier == nil {
            recipe = ServiceRecipe<Other>(assemble(convert))
        } else {
            recipe = argumentAlias(convert)
        }
        return alias(recipe: recipe, isolation: isolation)
    }

    @usableFromInline
    func argumentAlias<Service, Other>(_ convert: @escaping @Sendable (Service) throws -> Other) -> any Recipe {
        guard let recipe = recipe as? any ArgumentService<Service> else {
            fatalError("A recipe with arguments is an ArgumentService of its own service.")
        }
        return recipe.converted(convert)
    }

    @usableFromInline
    func alias(recipe: any Recipe, isolation: (any Actor)?) -> BindingRecord {
        var roles = Roles()
        roles.alias = key
        roles.isShared = self.roles.isShared
        roles.tag = self.roles.tag
        return BindingRecord(
            recipe: recipe,
            scope: scope,
            location: location,
            dependencies: [],
            isolation: isolation,
            roles: roles
        )
    }
}
