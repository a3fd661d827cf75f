import Joinery

/// Observes everything that the container of a test makes: counts it, records the path to it, and reports it to the
/// current `ReleaseWatch`.
///
/// `@unchecked`: its tables are only accessed under `lock`.
final class Recorder: ConstructionObserver, Keeper, @unchecked Sendable {
    /// The services that this task is making, outermost first.
    ///
    /// A task that a factory starts inherits them.
    @TaskLocal static var path: [DependencyPath.Step] = []

    private let lock = Lock()
    private var counts: [ObjectIdentifier: Int] = [:]
    private var kept: [WeakObject] = []

    func observe<Service>(
        _ binding: ObservedBinding,
        _ site: ConstructionSite,
        _ make: () throws -> Service
    ) throws -> Service {
        count(binding)
        let step = site.step
        let path = Self.path + [step]
        let service = try Self.$path.withValue(path) { try make() }
        guard let object = object(behind: service) else { return service }
        if step.scope?.isShared == true { keep(object, step) }
        ReleaseWatch.current?.note(object, path, keptBy: self)
        return service
    }

    func observe(_ binding: ObservedBinding, _ site: ConstructionSite, start: () async throws -> Void) async throws {
        count(binding)
        try await Self.$path.withValue(Self.path + [site.step]) { try await start() }
    }

    /// How often the factory of a binding has run.
    func count(of binding: ObservedBinding) -> Int {
        var count = 0
        lock.withLock { count = counts[ObjectIdentifier(binding), default: 0] }
        return count
    }

    /// The objects that the container shares and that are alive.
    var keptObjects: [Sighted] {
        var result: [Sighted] = []
        lock.withLock { result = kept.compactMap(\.sighted) }
        return result
    }

    private func count(_ binding: ObservedBinding) {
        lock.withLock { counts[ObjectIdentifier(binding), default: 0] += 1 }
    }

    private func keep(_ object: AnyObject, _ step: DependencyPath.Step) {
        lock.withLock {
            guard !kept.contains(where: { $0.refers(to: object) }) else { return }
            kept.append(WeakObject(object: object, step: step))
        }
    }
}
