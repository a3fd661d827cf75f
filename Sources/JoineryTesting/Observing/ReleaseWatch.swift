import Joinery

/// The objects that are made while it is current, held weakly: those that are to go when nobody outside needs them.
///
/// `@unchecked`: its tables are only touched under `lock`.
final class ReleaseWatch: @unchecked Sendable {
    @TaskLocal static var current: ReleaseWatch?

    private let lock = Lock()
    private var sights: [WeakObject] = []
    private var keepers: [ObjectIdentifier: any Keeper] = [:]

    /// Takes notice of an object that a container has made, and of who knows what that container shares.
    func note(_ object: AnyObject, _ path: [DependencyPath.Step], keptBy keeper: any Keeper) {
        lock.withLock { keepers[ObjectIdentifier(keeper)] = keeper }
        // What a singleton is made of lives as long as the container, and rightly.
        guard let step = path.last, !path.contains(where: { $0.scope?.isShared ?? false }) else { return }
        add(object, step)
    }

    /// Takes notice of what the closure under test has returned: an object, or objects in a tuple or a collection.
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

    /// Whether anything has been seen that could be released.
    var isEmpty: Bool {
        var isEmpty = false
        lock.withLock { isEmpty = sights.isEmpty }
        return isEmpty
    }

    /// The objects that are still there, in the order in which they were made.
    var survivors: [Sighted] {
        var result: [Sighted] = []
        lock.withLock { result = sights.compactMap(\.sighted) }
        return result
    }

    /// What the containers share that made the objects.
    var kept: [Sighted] {
        var all: [any Keeper] = []
        lock.withLock { all = Array(keepers.values) }
        return all.flatMap(\.keptObjects)
    }

    private func add(_ object: AnyObject, _ step: DependencyPath.Step?) {
        lock.withLock {
            guard !sights.contains(where: { $0.object === object }) else { return }
            sights.append(WeakObject(object: object, step: step))
        }
    }
}

extension Scope {
    /// Whether there is one object for all of the container.
    var isShared: Bool { self == .singleton || self == .weak }
}

/// Knows the objects that a container shares.
protocol Keeper: AnyObject, Sendable {
    var keptObjects: [Sighted] { get }
}
