import Foundation
import Synchronization

/// A value that one thread writes and another reads after it has waited for it.
final class Box<Value>: @unchecked Sendable {
    // `@unchecked`: `stored` is only touched under `lock`.
    private let lock = NSLock()
    private var stored: Value?

    init() {}

    var value: Value? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

/// Threads that run until their work is done, waited for with a watchdog.
final class Crew: Sendable {
    private let done = DispatchGroup()

    init() {}

    /// Runs `work` on a thread of its own.
    func start(_ work: @escaping @Sendable () -> Void) {
        let done = done
        done.enter()
        let thread = Thread {
            work()
            done.leave()
        }
        thread.stackSize = 1 << 22
        thread.start()
    }

    /// Waits until all threads have ended; `false` if that takes longer than the watchdog allows.
    func finish(within seconds: Double = 5) -> Bool { done.wait(timeout: .now() + seconds) == .success }
}

/// Lets threads go on together.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    init() {}

    func open(for count: Int = 1) {
        for _ in 0..<count { semaphore.signal() }
    }

    /// Waits until it is opened; `false` if that takes too long.
    @discardableResult
    func wait(within seconds: Double = 5) -> Bool { semaphore.wait(timeout: .now() + seconds) == .success }
}

/// Whether this is the process's main thread, which runs the main actor's code.
func currentThreadIsMain() -> Bool { Thread.isMainThread }

/// Whether the run is to contain the deliberate race.
func canaryIsWanted() -> Bool { ProcessInfo.processInfo.environment["JOINERY_CANARY"] != nil }
