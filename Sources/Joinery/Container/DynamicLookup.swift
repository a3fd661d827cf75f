/// A dynamic lookup: from a ``Container``, or from a ``Resolver`` inside the graph.
struct DynamicLookup {
    let state: ContainerState
    /// The place in the graph, as an index into the state's lookup tables.
    let context: Int
    /// The module instance, or the container, that it is made for; `nil` on behalf of a singleton.
    let frame: Frame?
    /// What a module that is built stands inside of.
    let parent: Frame
    /// Whether the lookup can close a cycle that the graph does not show.
    let isGuarded: Bool

    private var pointer: FramePointer? { frame.map { FramePointer($0) } }
    var lookupTable: LookupTable { state.lookupTable(of: context) }

    /// Resolves a service without runtime arguments.
    func resolve<Service>(_ service: Service.Type, on caller: (any Actor)?) throws -> Service {
        guard let producer = producer(for: service) else { throw notBound(service) }
        return try run(producer, on: caller) { try producer.as(service).obtain(pointer) }
    }

    /// Resolves a service with runtime arguments; several arguments are a tuple.
    ///
    /// `qualifier` is the part of the key that stands for the static types of the arguments, and `given` are the
    /// arguments one by one, for a binding that declares other types which Swift would convert them to.
    func resolve<Service, Argument>(
        _ service: Service.Type,
        _ qualifier: Any.Type,
        _ argument: Argument,
        on caller: (any Actor)?,
        _ given: () -> [GivenArgument]
    ) throws -> Service {
        if let found = lookupTable.services.find(service, qualifier) {
            let producer = found.takeUnretainedValue()
            // The key says which arguments and which service the producer has.
            let typed = unsafeDowncast(producer, to: ArgumentProducer<Argument, Service>.self)
            return try run(producer, on: caller, limit: recursionLimit) { try typed.call(argument, pointer) }
        }
        let given = given()
        for producer in lookupTable.withArguments[ObjectIdentifier(service)] ?? [] {
            guard let converting = producer as? any ArgumentConverting<Service> else { continue }
            guard let call = converting.call(converting: given) else { continue }
            return try run(producer, on: caller, limit: recursionLimit) { try call(pointer) }
        }
        throw notBound(service, given: given.map(\.type))
    }

    /// Builds a module.
    func build<Input: ModuleInput>(_ input: Input, on caller: (any Actor)?) throws -> Input.Entry {
        try withModule(for: Input.self, on: caller) { module, isolation in
            try module.build(input, in: FramePointer(parent), on: isolation)
        }
    }

    /// Begins work with a module.
    func beginWork<Input: ModuleInput>(with input: Input.Type) throws -> UnitOfWork {
        guard let producer = lookupTable.module(for: input) else { throw state.error(notBuildable: input, in: context) }
        return try UnitOfWork(with: producer, in: state.ending)
    }

    /// Builds a module and holds it open, for a unit of work.
    func open<Input: ModuleInput>(
        _ input: Input,
        for work: UnitOfWork,
        on caller: (any Actor)?
    ) throws -> OpenModule<Input.Entry> {
        try withModule(for: Input.self, on: caller) { module, isolation in
            try module.open(input, in: parent, as: work.ending, on: isolation)
        }
    }

    private func withModule<Input: ModuleInput, Result>(
        for input: Input.Type,
        on caller: (any Actor)?,
        _ body: (ModuleProducer<Input>, ObjectIdentifier?) throws -> Result
    ) throws -> Result {
        guard let producer = lookupTable.module(for: input) else {
            throw state.error(notBuildable: input, in: context)
        }
        // Modules are found by their input.
        let module = unsafeDowncast(producer, to: ModuleProducer<Input>.self)
        return try run(producer, on: caller, limit: recursionLimit) {
            try body(module, caller.map { ObjectIdentifier($0) })
        }
    }

    private func run<Result>(
        _ producer: Producer,
        on caller: (any Actor)?,
        limit: Int = 1,
        _ body: () throws -> Result
    ) throws -> Result {
        try state.shutdownFlag.check(producer)
        try producer.checkIsolation(caller)
        if state.touchesFrame(producer) {
            guard frame != nil || producer.isModule else { throw state.error(outsideModule: producer) }
            if let home = frame?.isolation, home != caller.map({ ObjectIdentifier($0) }) {
                throw state.error(builtElsewhere: producer, caller: caller)
            }
        }
        guard isGuarded else { return try body() }
        return try state.construction.enter(producer, frame, limit: limit, body)
    }

    private func notBound(_ service: Any.Type) -> any Error {
        if let request = requestType(service), case .tagged(let type, let tag) = request.target {
            return state.error(notBound: type, tag: tag.tag)
        }
        let collection = innermost(service)
        if state.linked.moduleCollections.contains(ObjectIdentifier(collection)) {
            return ResolutionError.outsideModule(service: typeName(collection), path: DependencyPath())
        }
        let inner = innermost(service)
        if case .contributions? = requestType(inner)?.target { return state.error(notCollected: inner) }
        return notBound(inner, given: nil)
    }

    /// What a dynamic request is about: the service in `Lazy<Service>`.
    private func innermost(_ service: Any.Type) -> Any.Type {
        guard let request = requestType(service) else { return service }
        switch request.target {
        case .service(let type), .optional(let type), .factory(let type, _), .tagged(let type, _):
            return innermost(type)
        case .contributions, .module, .anything: return service
        }
    }

    private func notBound(_ service: Any.Type, given: [Any.Type]?) -> any Error {
        state.error(notBound: service, given: given, in: context)
    }
}
