/// Everything that is known of one embedded module when it is declared.
@usableFromInline
package final class ChildRecord: Sendable {
    let type: any EmbeddedType
    let dependencies: [Any.Type]
    let isolation: (any Actor)?
    let location: SourceLocation

    init(type: any EmbeddedType, dependencies: [Any.Type], isolation: (any Actor)?, location: SourceLocation = .unknown)
    {
        self.type = type
        self.dependencies = dependencies
        self.isolation = isolation
        self.location = location
    }
}
