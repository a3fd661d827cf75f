extension BindingRecord {
    /// Another name for the service of this binding.
    ///
    /// Inlinable, so that asking by the other name costs one specialised call more and no unspecialised conversion.
    @inlinable
    func alias<Service, Other>(
        _ convert: UnisolatedFunction<Other, Service>,
        isolation: (any Actor)?,
        at location: SourceLocation
    ) -> BindingRecord {
        let recipe: any Recipe
        if self.recipe.qualifier == nil {
            recipe = ServiceRecipe<Other>(converting: convert)
        } else {
            recipe = argumentAlias(convert)
        }
        return alias(recipe: recipe, isolation: isolation, at: location)
    }

    @usableFromInline
    func argumentAlias<Service, Other>(_ convert: UnisolatedFunction<Other, Service>) -> any Recipe {
        guard let recipe = recipe as? any ArgumentService<Service> else {
            fatalError("A recipe with arguments is an ArgumentService of its own service.")
        }
        return recipe.converted(convert)
    }

    @usableFromInline
    func alias(recipe: any Recipe, isolation: (any Actor)?, at location: SourceLocation) -> BindingRecord {
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
