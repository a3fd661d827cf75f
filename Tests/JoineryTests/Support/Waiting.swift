import Testing

/// Lets tasks wait until it is opened.
final class Signal: Sendable {
    private let state = Locked<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    init() {}

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

/// Where a number of tasks meet: none goes on before all are there.
final class Meeting: Sendable {
    private let count: Int
    private let arrived = Counter()
    private let signal = Signal()

    init(of count: Int) { self.count = count }

    func arrive() async {
        if arrived.next() == count { signal.open() }
        await signal.wait()
    }
}

/// What a body returns or throws; `nil`, and an issue, if it hangs.
func outcome<Success: Sendable>(
    at location: Testing.SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Success
) async -> Result<Success, any Error>? {
    let ended = Box<Result<Success, any Error>>()
    let signal = Signal()
    // Ahead of the tests that wait for a thread, of which there may be hundreds.
    let work = Task(priority: .high) {
        do { ended.value = .success(try await body()) } catch { ended.value = .failure(error) }
        signal.open()
    }
    let clock = Task {
        try? await Task.sleep(for: .seconds(120))
        signal.open()
    }
    await signal.wait()
    work.cancel()
    clock.cancel()
    let result = ended.value
    if result == nil { Issue.record("It hangs.", sourceLocation: location) }
    return result
}

/// What a body throws; `nil`, and an issue, if it ends otherwise.
func thrown<Success: Sendable>(
    at location: Testing.SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Success
) async -> (any Error)? {
    switch await outcome(at: location, body) {
    case nil: return nil
    case .success:
        Issue.record("Nothing was thrown.", sourceLocation: location)
        return nil
    case .failure(let error): return error
    }
}

extension Result {
    /// Whether it is one, and what it failed with.
    var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}

/// Waits for something that another task does, for a while.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    for _ in 0..<2_000 {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}

/// Runs a body while something blocks the main actor, which notes when it is free again.
func whileTheMainActorIsBusy(_ log: Log, _ body: @escaping @Sendable () async throws -> Void) async {
    let busy = Signal()
    let gate = Gate()
    let main = Task { @MainActor in
        busy.open()
        gate.wait(within: 600)
        log.add("free")
    }
    await busy.wait()
    let result = await outcome(body)
    #expect(result?.failure == nil)
    gate.open()
    await main.value
}
