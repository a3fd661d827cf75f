/// What is under way in a container, or in a module that is held open, and has to be over before it can end.
///
/// Once closed it refuses new work, and waits for what is under way. Then it is sealed: nothing is made in it any more.
/// Then its actions run, and it is over.
///
/// `@unchecked`: the variables are only touched under `lock`, but for `waitsFor`, which has a lock of its own. The flag
/// only advances under `lock`.
final class Ending: @unchecked Sendable {
    let flag: ShutdownFlag
    private let lock = Lock()
    /// The shared objects that are being made.
    private var making: [ObjectIdentifier: (producer: Producer, count: Int)] = [:]
    private var works: [ObjectIdentifier: UnitOfWork] = [:]
    private var extensions: [ObjectIdentifier: Extension] = [:]
    private var lastExtension = 0
    private var waiting: [(stage: Stage, continuation: CheckedContinuation<Void, Never>)] = []
    /// Other endings that something under way here waits for.
    var waitsFor: [Ending] = []

    /// What can be waited for.
    enum Stage {
        case noWork
        case idle
        case over
    }

    /// A container that extends this one; it is not kept alive.
    private struct Extension {
        weak var kernel: Kernel?
        let number: Int
    }

    init(inside base: Ending?) {
        flag = ShutdownFlag(base: base?.flag)
    }

    // MARK: What is under way

    /// Runs `body`, which makes a shared object, unless it is too late for that.
    func make<Result>(_ producer: Producer, _ body: () throws -> Result) throws -> Result {
        try begin(producer)
        defer { finish(producer) }
        return try body()
    }

    /// Notes that an object is being made.
    func begin(_ producer: Producer) throws {
        var isSealed = false
        lock.withLock {
            isSealed = flag.reached >= .sealed
            if !isSealed { making[ObjectIdentifier(producer), default: (producer, 0)].count += 1 }
        }
        if isSealed { throw producer.kernel.error(closed: producer) }
    }

    /// Notes that an object has been made, or could not be.
    func finish(_ producer: Producer) {
        update {
            let id = ObjectIdentifier(producer)
            guard let count = making[id]?.count else { return }
            if count == 1 { making[id] = nil } else { making[id]?.count = count - 1 }
        }
    }

    /// Notes that a unit of work begins, unless it is too late for that.
    func begin(_ work: UnitOfWork) throws {
        let isAdmitted = flag.admitsWork
        let isPart = Activity.permission(in: flag) == .everything
        var isRefused = false
        lock.withLock {
            isRefused = !isAdmitted || (flag.reached != .open && !isPart) || flag.reached >= .sealed
            if !isRefused { works[ObjectIdentifier(work)] = work }
        }
        if isRefused { throw work.producer.kernel.error(closed: work.producer) }
    }

    /// Notes that a unit of work has ended.
    func finish(_ work: UnitOfWork) {
        update { works[ObjectIdentifier(work)] = nil }
    }

    /// Notes that a container extends this one.
    func add(_ kernel: Kernel) {
        lock.withLock {
            lastExtension += 1
            extensions[ObjectIdentifier(kernel)] = Extension(kernel: kernel, number: lastExtension)
        }
    }

    /// Forgets a container that extended this one.
    func remove(_ kernel: ObjectIdentifier) {
        lock.withLock { extensions[kernel] = nil }
    }

    /// The objects that are being made.
    var beingMade: [Producer] {
        var result: [Producer] = []
        lock.withLock { result = making.values.map(\.producer) }
        return result.sorted { $0.node < $1.node }
    }

    /// The units of work that are under way.
    var openWorks: [UnitOfWork] {
        var result: [UnitOfWork] = []
        lock.withLock { result = Array(works.values) }
        return result
    }

    /// The containers that extend this one and still exist, the newest first.
    var openExtensions: [Kernel] {
        var result: [(kernel: Kernel, number: Int)] = []
        lock.withLock {
            result = extensions.values.compactMap { entry in entry.kernel.map { ($0, entry.number) } }
        }
        return result.sorted { $0.number > $1.number }.map(\.kernel)
    }

    // MARK: The way to the end

    /// Refuses new work.
    ///
    /// - Returns: Whether this call did it, so that the caller has to bring it to its end.
    func close() -> Bool {
        var isFirst = false
        lock.withLock { isFirst = flag.advance(to: .closing) }
        return isFirst
    }

    /// Lets nothing be made any more, if nothing is under way.
    func sealIfIdle() -> Bool {
        var isIdle = false
        lock.withLock {
            isIdle = has(reached: .idle)
            if isIdle { flag.advance(to: .sealed) }
        }
        return isIdle
    }

    /// Lets nothing be made any more, whatever is under way.
    func seal() {
        lock.withLock { _ = flag.advance(to: .sealed) }
    }

    /// Notes that all is done.
    func end() {
        update { flag.advance(to: .over) }
    }

    /// Whether `stage` is reached.
    func isAt(_ stage: Stage) -> Bool {
        var result = false
        lock.withLock { result = has(reached: stage) }
        return result
    }

    /// Returns when `stage` is reached.
    func reach(_ stage: Stage) async {
        await withCheckedContinuation { continuation in
            var isReached = false
            lock.withLock {
                isReached = has(reached: stage)
                if !isReached { waiting.append((stage, continuation)) }
            }
            if isReached { continuation.resume() }
        }
    }

    private func has(reached stage: Stage) -> Bool {
        switch stage {
        case .noWork: works.isEmpty
        case .idle: works.isEmpty && making.isEmpty
        case .over: flag.reached == .over
        }
    }

    private func update(_ change: () -> Void) {
        var ready: [CheckedContinuation<Void, Never>] = []
        lock.withLock {
            change()
            if !waiting.isEmpty { ready = takeReady() }
        }
        if !ready.isEmpty { Self.resume(ready) }
    }

    // Apart, as these need types that the runtime makes at their first use, which takes as long as a hundred first
    // resolves. Mostly nothing waits.

    @inline(never)
    private func takeReady() -> [CheckedContinuation<Void, Never>] {
        let ready = waiting.filter { has(reached: $0.stage) }.map(\.continuation)
        waiting.removeAll { has(reached: $0.stage) }
        return ready
    }

    @inline(never)
    private static func resume(_ ready: [CheckedContinuation<Void, Never>]) {
        for continuation in ready { continuation.resume() }
    }
}
