/// What can be asked for by hand at one place of the graph.
@usableFromInline
final class Directory: Sendable {
    /// The services by key.
    @usableFromInline let services: FrozenTable
    /// The services with runtime arguments, by service type.
    let withArguments: [ObjectIdentifier: [Producer]]
    /// The modules and adapters, by input type.
    let modules: [ObjectIdentifier: Producer]

    init(
        services: FrozenTable,
        withArguments: [ObjectIdentifier: [Producer]],
        modules: [ObjectIdentifier: Producer]
    ) {
        self.services = services
        self.withArguments = withArguments
        self.modules = modules
    }
}
