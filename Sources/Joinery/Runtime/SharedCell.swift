/// One object of a module instance that deferred requests can ask for, during the build and for as long as it lives.
///
/// During the build it holds the object. When the build has ended it holds class instances weakly, so that it can never
/// keep the module alive, and values as they are. Once an object is gone, the next request makes another.
///
/// `@unchecked`: the variables are only touched under `lock`, and objects are released outside of it.
final class SharedCell<Service>: @unchecked Sendable {
    private enum State {
        case empty
        case held(Service)
        case weak(WeakReference)
    }

    private let lock = Lock()
    private let once = ConstructionLock()
    private var keeping: Keeping
    private var state = State.empty
    private var isFinished = false

    /// For how long the cell holds its object.
    enum Keeping {
        /// Until the build ends; class instances weakly from then on, values as before.
        case untilFinished
        /// Until the build ends, or fails; from then on ``weakly``.
        case duringBuild
        /// As long as the cell lives, unless the build fails.
        case always
        /// Class instances weakly, values not at all.
        case weakly
    }

    init(_ keeping: Keeping) {
        self.keeping = keeping
    }

    /// The object if there is one now.
    func current() -> Service? {
        var result: Service?
        lock.withLock {
            switch state {
            case .empty: break
            case .held(let object): result = object
            case .weak(let reference):
                // Not in one step: what is not there can be cast to an optional service.
                if let object = reference.object { result = object as? Service }
            }
        }
        return result
    }

    /// The object, made by `make` if there is none.
    func obtain(at producer: Producer, _ make: () throws -> Service) throws -> Service {
        if let object = current() { return object }
        var result: Service?
        try once.run(for: producer) {
            result = current()
            guard result == nil else { return }
            let object = try make()
            place(object)
            result = object
        }
        guard let result else { fatalError("A cell has an object when its lock has run without an error.") }
        return result
    }

    /// Puts an object in.
    func place(_ object: Service) {
        lock.withLock {
            switch keeping {
            case .always, .duringBuild: state = .held(object)
            case .untilFinished: state = isFinished ? released(object) : .held(object)
            case .weakly: state = released(object)
            }
        }
    }

    /// Ends the build, after which the cell holds class instances weakly at the most.
    ///
    /// After a build that has failed no cell holds a value either, since nothing would ever release it: a value can refer
    /// to what keeps this cell alive.
    func finish(hasFailed: Bool) {
        // Holds the object until after the lock, in case that this was the last reference to it.
        var last: Service?
        lock.withLock {
            if hasFailed || keeping == .duringBuild { keeping = .weakly }
            isFinished = true
            guard keeping != .always, case .held(let object) = state else { return }
            last = object
            state = released(object)
        }
        withExtendedLifetime(last) {}
    }

    private func released(_ object: Service) -> State {
        if let object = Joinery.object(in: object) { return .weak(WeakReference(object)) }
        return keeping == .weakly ? .empty : .held(object)
    }
}

/// A weak reference that can be a payload.
struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
