/// What can be asked for by hand at one place of the graph.
@usableFromInline
final class LookupTable: Sendable {
    /// The services by key, and what accepts an input by that and ``ModuleQualifier``.
    @usableFromInline let services: FrozenTable
    /// The services with runtime arguments, by service type.
    let withArguments: [ObjectIdentifier: [Producer]]

    /// What accepts an input.
    func module(for input: Any.Type) -> Producer? {
        services.find(input, ModuleQualifier.self)?.takeUnretainedValue()
    }

    init(
        services: FrozenTable,
        withArguments: [ObjectIdentifier: [Producer]]
    ) {
        self.services = services
        self.withArguments = withArguments
    }
}
