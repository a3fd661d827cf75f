/// What dynamic lookups find at one place of the graph.
@usableFromInline
final class LookupTable: Sendable {
    /// The services by key, and what accepts an input by that and ``ModuleQualifier``.
    @usableFromInline let services: FrozenTable
    /// The services with runtime arguments, by service type.
    let withArguments: [ObjectIdentifier: [Producer]]

    /// What can be asked for in the container that this one extends; inside of a module, in the container.
    private let outer: LookupTable?
    private let isOfModule: Bool
    /// The keys that the container declares and that cannot be asked for, whatever `outer` has under them.
    private let hidden: Set<Key>

    /// The shared object of a key: of this container, or of the nearest of those that it extends.
    ///
    /// The objects that an extended container shares are found where they are linked. So that in a long row of small
    /// containers not each of them is asked, the tables of small ones are copied into the next.
    func shared(_ key: Key) -> Producer? {
        var table: LookupTable? = self
        while let current = table {
            if let producer = current.services.producer(key) { return producer.isShared ? producer : nil }
            guard !current.hidden.contains(key) else { return nil }
            table = current.outer
        }
        return nil
    }

    /// The producer for a key that is found here, or shared by a container that this one extends.
    func producer(_ key: Key) -> Producer? { services.producer(key) ?? shared(key) }

    /// What accepts an input.
    func module(for input: Any.Type) -> Producer? {
        services.find(input, ModuleQualifier.self)?.takeUnretainedValue()
            ?? (isOfModule ? outer?.module(for: input) : nil)
    }

    /// What can be asked for inside of a module; what the container shares, and its modules, are found in `container`.
    init(
        services: [Key: Producer],
        withArguments: [ObjectIdentifier: [Producer]],
        insideOf container: LookupTable
    ) {
        self.services = FrozenTable(services)
        self.withArguments = withArguments
        hidden = []
        outer = container
        isOfModule = true
    }

    /// What can be asked for in a container.
    ///
    /// - Parameters:
    ///   - services: The services by key.
    ///   - withArguments: The services with runtime arguments, by service type.
    ///   - hidden: The keys that are declared and cannot be asked for here.
    ///   - outer: What can be asked for in the container that this one extends.
    init(
        services: [Key: Producer],
        withArguments: [ObjectIdentifier: [Producer]],
        hidden: Set<Key>,
        outer: LookupTable?
    ) {
        self.withArguments = withArguments
        isOfModule = false
        guard let outer, let keys = outer.services.keys else {
            self.services = FrozenTable(services)
            self.hidden = hidden
            self.outer = outer
            return
        }
        var services = services
        for key in keys where services[key] == nil && !hidden.contains(key) {
            if let producer = outer.services.producer(key), producer.isShared { services[key] = producer }
        }
        self.services = FrozenTable(services)
        self.hidden = hidden.union(outer.hidden)
        self.outer = outer.outer
    }
}
