/// What threads are doing while objects are made by dynamic lookups: finds cycles that no graph shows.
///
/// Touched only where two threads want one object, and by deferred requests that the linker found to close a cycle. All
/// containers of one family, a base and what extends it, have the same one; so what is entered is a producer, and not a
/// node, whose number means something in one graph only.
///
/// `@unchecked`: both tables are only touched under `lock`.
final class CycleDetector: @unchecked Sendable {
    private let lock = Lock()
    /// How often one thread may be in a request that an argument can end.
    let recursionLimit: Int
    /// What each waiting thread waits for.
    private var waits: [UInt: (once: ConstructionLock, producer: Producer)] = [:]
    /// The deferred requests that each thread is in, outermost first.
    private var requests: [UInt: [Request]] = [:]

    /// A deferred request: for which producer, and for which module instance.
    private struct Request {
        let producer: Producer
        let frame: ObjectIdentifier?
    }

    init(recursionLimit: Int) {
        self.recursionLimit = recursionLimit
    }

    /// Calls `body`, which blocks on `once`, unless that would be waiting in a circle.
    ///
    /// Of the threads of a circle the last one to come finds it, since each is entered here before it blocks.
    func wait(for once: ConstructionLock, at producer: Producer, on thread: UInt, _ body: () throws -> Void) throws {
        var circle: [Producer]?
        lock.withLock {
            circle = path(from: once, to: thread)
            if circle == nil { waits[thread] = (once, producer) }
        }
        if let circle {
            throw producer.kernel.error(cycleAt: producer, waitingFor: circle)
        }
        defer { endWait(of: thread) }
        try body()
    }

    /// Runs `body`, which touches memory that two threads could want at a time.
    func locked(_ body: () -> Void) {
        lock.withLock(body)
    }

    /// Notes that `thread` has what it waited for.
    func endWait(of thread: UInt) {
        lock.withLock { waits[thread] = nil }
    }

    /// The producers that the threads from the runner of `once` on wait for, if they end at `thread`.
    private func path(from once: ConstructionLock, to thread: UInt) -> [Producer]? {
        var producers: [Producer] = []
        var once = once
        while true {
            let runner = once.runner
            if runner == thread { return producers }
            guard runner != 0, let next = waits[runner], producers.count <= waits.count else { return nil }
            producers.append(next.producer)
            once = next.once
        }
    }

    /// Runs a deferred request for `producer` and the module instance `frame`, unless `thread` is in the same already.
    ///
    /// `limit` says how often the same may be entered: once where nothing can tell the rounds apart, and otherwise, where an
    /// argument can end the recursion, ``recursionLimit``. Other instances of the same module end it by their inputs.
    func enter<Result>(
        _ producer: Producer,
        _ frame: Frame?,
        limit: Int,
        _ body: () throws -> Result
    ) throws -> Result {
        let thread = currentThread()
        let request = Request(producer: producer, frame: frame.map { ObjectIdentifier($0) })
        var path: [Producer]?
        lock.withLock {
            let entered = requests[thread, default: []]
            let instances = entered.lazy.filter { $0.producer.isSame(as: producer) }
            let rounds = instances.filter { $0.frame == request.frame }.count
            if rounds >= (limit == 1 ? 1 : recursionLimit) || instances.count >= recursionLimit {
                path = entered.map(\.producer)
            } else {
                requests[thread, default: []].append(request)
            }
        }
        if let path {
            let isTooDeep = path.lazy.filter { $0.isSame(as: producer) }.count >= recursionLimit
            throw isTooDeep
                ? producer.kernel.error(tooDeepAt: producer, from: path)
                : producer.kernel.error(cycleAt: producer, from: path)
        }
        defer {
            lock.withLock {
                requests[thread]?.removeLast()
                if requests[thread]?.isEmpty == true { requests[thread] = nil }
            }
        }
        return try body()
    }

    /// The deferred requests that `thread` is in, outermost first.
    func entered(by thread: UInt) -> [Producer] {
        var result: [Producer] = []
        lock.withLock { result = (requests[thread] ?? []).map(\.producer) }
        return result
    }
}
