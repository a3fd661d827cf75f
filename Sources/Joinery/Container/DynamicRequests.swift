/// The producers of requests in dynamic lookups, such as `container.resolve(Provider<any Clock>.self)`.
///
/// A request that is a parameter is linked with the graph. One in a dynamic lookup is linked when it is first resolved,
/// in the same way, and kept: there is one for each type that the code spells out.
///
/// `@unchecked`: the table is only touched under `lock`, and what is in it never changes.
final class DynamicRequests: @unchecked Sendable {
    /// Says which request is meant.
    struct ID: Hashable {
        let type: ObjectIdentifier
        let context: Int
        let isGuarded: Bool
    }

    private let lock = Lock()
    private var producers: [ID: Producer] = [:]
    private var sites: [RequestSite] = []
    private var memory: [UnsafeMutablePointer<Unmanaged<Producer>>] = []

    deinit {
        for edges in memory { edges.deallocate() }
    }

    /// The producer of a request, made by `make` if this is the first time.
    func producer(_ id: ID, _ make: () -> Producer?) -> Producer? {
        var result: Producer?
        lock.withLock { result = producers[id] }
        if let result { return result }
        guard let made = make() else { return nil }
        lock.withLock {
            // Another thread may have been faster; its producer is the same in all respects.
            result = producers[id] ?? made
            producers[id] = result
        }
        return result
    }

    /// Keeps what belongs to a producer.
    func keep(_ site: RequestSite) {
        lock.withLock { sites.append(site) }
    }

    /// Memory for the edges of one producer, and in front of them for the producer itself.
    func edges(to target: Producer?) -> UnsafeMutablePointer<Unmanaged<Producer>> {
        let edges = UnsafeMutablePointer<Unmanaged<Producer>>.allocate(capacity: 2)
        if let target { (edges + 1).initialize(to: Unmanaged.passUnretained(target)) }
        lock.withLock { memory.append(edges) }
        return edges
    }
}

extension DynamicLookup {
    /// The producer of a service without runtime arguments, or of a request for one.
    func producer(for type: Any.Type) -> Producer? {
        if let found = lookupTable.producer(Key(type)) { return found }
        guard let request = requestType(type) else { return nil }
        let id = DynamicRequests.ID(type: ObjectIdentifier(type), context: context, isGuarded: isGuarded)
        return state.dynamicRequests.producer(id) { makeProducer(of: request) }
    }

    private func makeProducer(of request: any DependencyRequest.Type) -> Producer? {
        let target: Producer?
        switch request.target {
        case .anything: target = nil
        case .optional(let type):
            target = producer(for: type)
            // It is bound, but of this place there is none: not the same as no binding.
            if target == nil, context == 0, state.linked.templates.contains(ObjectIdentifier(type)) { return nil }
        case .service(let type): target = producer(for: type)
        case .factory(let type, let argument):
            target = lookupTable.withArguments[ObjectIdentifier(type)]?.first { $0.arguments == argument }
        case .module(let input): target = lookupTable.module(for: input)
        case .tagged(let type, let tag):
            target = lookupTable.producer(Key(type, qualifier: tag.qualifier(nil)))
        // A collection that exists is linked with the graph.
        case .contributions: return nil
        }
        switch request.target {
        case .anything, .optional: break
        case .service, .factory, .module, .tagged, .contributions: if target == nil { return nil }
        }
        let edges = state.dynamicRequests.edges(to: target)
        let isImmediate = request.edgeKind.isImmediate
        let producer = request.producer(
            ProducerSeed(
                // It stands for its target, which can be one of a container that this one extends.
                kernel: target?.kernel ?? state,
                node: target?.node ?? -1,
                edges: edges + 1,
                edgeCount: target == nil ? 0 : 1,
                isolation: isImmediate ? target?.isolation : nil,
                lifetime: .none
            ),
            site: site(of: target)
        )
        edges.initialize(to: Unmanaged.passUnretained(producer))
        return producer
    }

    private func site(of target: Producer?) -> RequestSite {
        var traits: RequestSite.Traits = []
        var retention = Retention.none
        if let target {
            // What is asked for inside of a factory may lead back to it; what is asked for from outside cannot.
            if isGuarded { traits.insert(.closesCycle) }
            if state.touchesFrame(target) { traits.insert(.touchesFrame) }
            if !target.isSingleton || target.isWeak { retention = isGuarded ? .weak : .strong }
        }
        let site = RequestSite(
            kernel: state,
            context: context,
            traits: traits,
            retention: retention,
            plan: state.plans[context]
        )
        state.dynamicRequests.keep(site)
        return site
    }
}
