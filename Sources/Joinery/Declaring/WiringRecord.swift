/// Everything that is known of one wiring when it is declared.
@usableFromInline
package final class WiringRecord: Sendable {
    let recipe: ServiceRecipe<Void>
    let dependencies: [Any.Type]
    let isolation: (any Actor)?
    let location: SourceLocation

    init(
        recipe: ServiceRecipe<Void>,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        location: SourceLocation = .unknown
    ) {
        self.recipe = recipe
        self.dependencies = dependencies
        self.isolation = isolation
        self.location = location
    }
}
