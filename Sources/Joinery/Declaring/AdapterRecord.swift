/// Everything that is known of one adapter when it is declared.
@usableFromInline
package final class AdapterRecord: Sendable {
    let type: any Adapting
    /// The actors that its closures must run on.
    let isolations: [(any Actor)?]
    package let location: SourceLocation

    init(type: any Adapting, isolations: [(any Actor)?], location: SourceLocation = .unknown) {
        self.type = type
        self.isolations = isolations
        self.location = location
    }

    /// The type of the input that callers ask for.
    package var needed: Any.Type { type.needed }
}
