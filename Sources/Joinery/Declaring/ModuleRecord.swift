/// Everything that is known of one module when it is declared.
@usableFromInline
package final class ModuleRecord: Sendable {
    /// The type that the app wrote, for its name.
    package let type: Any.Type
    let input: any BuildableType
    package let bindings: Bindings
    package let location: SourceLocation?

    init(type: Any.Type, input: any BuildableType, bindings: Bindings, location: SourceLocation?) {
        self.type = type
        self.input = input
        self.bindings = bindings
        self.location = location
    }

    /// The type of the module's input.
    package var inputType: Any.Type { input.input }
}

extension Bindings {
    /// The same list, in which what does not stand in a block yet was declared at `location`.
    func located(_ location: SourceLocation) -> Bindings {
        Bindings(elements.map { $0.located(location) })
    }
}

extension Bindings.Element {
    fileprivate func located(_ location: SourceLocation) -> Self {
        switch self {
        case .binding(let record) where !record.location.isKnown: .binding(record.located(location))
        case .decorator(let record) where !record.location.isKnown: .decorator(record.located(location))
        case .module(let record) where record.location == nil:
            .module(
                ModuleRecord(type: record.type, input: record.input, bindings: record.bindings, location: location)
            )
        case .child(let record) where !record.location.isKnown:
            .child(
                ChildRecord(
                    type: record.type,
                    dependencies: record.dependencies,
                    isolation: record.isolation,
                    location: location
                )
            )
        case .adapter(let record) where !record.location.isKnown:
            .adapter(AdapterRecord(type: record.type, isolations: record.isolations, location: location))
        case .wiring(let record) where !record.location.isKnown:
            .wiring(
                WiringRecord(
                    recipe: record.recipe,
                    dependencies: record.dependencies,
                    isolation: record.isolation,
                    location: location
                )
            )
        default: self
        }
    }
}
