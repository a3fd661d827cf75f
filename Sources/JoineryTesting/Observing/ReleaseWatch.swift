import Joinery

/// Watches the objects that are made while it is current, and holds them weakly.
///
/// They should be released when their users are.
///
/// `@unchecked`: its tables are only accessed under `lock`.
final class ReleaseWatch: @unchecked Sendable {
    @TaskLocal static var current: ReleaseWatch?

    private let lock = Lock()
    private var sights: [WeakObject] = []
    private var keepers: [ObjectIdentifier: any Keeper] = [:]

    /// Notes an object that a container has made, and the keeper that knows the shared objects of that container.
    func note(_ object: AnyObject, _ path: [DependencyPath.Step], keptBy keeper: any Keeper) {
        lock.withLock { keepers[ObjectIdentifier(keeper)] = keeper }
        // The dependencies of a singleton live as long as the container, so they are not watched.
        guard let step = path.last, !path.contains(where: { $0.scope?.isShared ?? false }) else { return }
        add(object, step)
    }

    /// Notes the result of the closure under test: an object, or the objects in a tuple or a collection.
    func noteResult<Value>(_ value: Value) {
        if let object = object(behind: value) {
            return add(object, nil)
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .tuple, .optional, .collection, .set: for child in mirror.children { noteResult(child.value) }
        default: break
        }
    }

    /// Whether no object has been noted.
    var isEmpty: Bool {
        var isEmpty = false
        lock.withLock { isEmpty = sights.isEmpty }
        return isEmpty
    }

    /// The objects that are still alive, in the order in which they were made.
    var survivors: [Sighted] {
        var result: [Sighted] = []
        lock.withLock { result = sights.compactMap(\.sighted) }
        return result
    }

    /// The objects that are shared by the containers that made the watched objects.
    var kept: [Sighted] {
        var all: [any Keeper] = []
        lock.withLock { all = Array(keepers.values) }
        return all.flatMap(\.keptObjects)
    }

    private func add(_ object: AnyObject, _ step: DependencyPath.Step?) {
        lock.withLock {
            guard !sights.contains(where: { $0.refers(to: object) }) else { return }
            sights.append(WeakObject(object: object, step: step))
        }
    }
}

extension Scope {
    /// Whether the whole container shares one object.
    var isShared: Bool { self == .singleton || self == .weak }
}

/// Knows the objects that a container shares.
protocol Keeper: AnyObject, Sendable {
    var keptObjects: [Sighted] { get }
}
