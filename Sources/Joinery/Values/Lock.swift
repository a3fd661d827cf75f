import Synchronization

/// A mutual exclusion that the thread sanitizer understands.
///
/// On Linux the sanitizer does not see what `Mutex` orders. A build with `-DTHREAD_SANITIZER` tells it, on this object's
/// address; every other build is a plain `Mutex`.
package final class Lock: Sendable {
    private let mutex = Mutex<Void>(())

    package init() {}

    /// Runs `body` alone and returns whether it did: `false` if another thread has the lock.
    func withLockIfAvailable(_ body: () throws -> Void) rethrows -> Bool {
        let ran: Void? = try mutex.withLockIfAvailable { _ in
            acquired()
            defer { releasing() }
            try body()
        }
        return ran != nil
    }

    /// Runs `body` alone, waiting for the thread that has the lock.
    package func withLock(_ body: () throws -> Void) rethrows {
        try mutex.withLock { _ in
            acquired()
            defer { releasing() }
            try body()
        }
    }

    #if THREAD_SANITIZER
    private func acquired() { threadSanitizerAcquire(Unmanaged.passUnretained(self).toOpaque()) }
    private func releasing() { threadSanitizerRelease(Unmanaged.passUnretained(self).toOpaque()) }
    #else
    @inline(__always) private func acquired() {}
    @inline(__always) private func releasing() {}
    #endif
}

#if THREAD_SANITIZER
@_silgen_name("__tsan_acquire")
private func threadSanitizerAcquire(_ address: UnsafeMutableRawPointer)

@_silgen_name("__tsan_release")
private func threadSanitizerRelease(_ address: UnsafeMutableRawPointer)
#endif
