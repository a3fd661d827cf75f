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
    /// The same list, in which modules that do not know yet where they were declared stand at `location`.
    func located(_ location: SourceLocation) -> Bindings {
        Bindings(
            elements.map { element in
                guard case .module(let record) = element, record.location == nil else { return element }
                return .module(
                    ModuleRecord(
                        type: record.type,
                        input: record.input,
                        bindings: record.bindings,
                        location: location
                    )
                )
            }
        )
    }
}
