/// Everything that is known of one wiring when it is declared.
@usableFromInline
package final class WiringRecord: Sendable {
    let recipe: ServiceRecipe<Void>
    let dependencies: [Any.Type]
    let isolation: (any Actor)?
    let location: SourceLocation

    /// A wiring whose recipe calls `connect`, which is only looked at here.
    @usableFromInline
    init<each Dependency>(
        _ connect: @isolated(any) @Sendable (repeat each Dependency) throws -> Void,
        _ assemble: @escaping @Sendable (Edges, FramePointer?) throws -> Void,
        _ fileID: String,
        _ line: Int
    ) {
        recipe = ServiceRecipe<Void>(assemble)
        dependencies = types(repeat (each Dependency).self)
        isolation = connect.isolation
        location = SourceLocation(fileID: fileID, line: line)
    }
}
