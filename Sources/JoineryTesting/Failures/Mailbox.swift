#if canImport(Testing)
import Joinery
import Testing

/// Collects the failures of one test that are found where Swift Testing does not know the test: in detached tasks and on
/// other threads.
///
/// The test reports them itself when it ends.
///
/// `@unchecked`: `failures` is only accessed under `lock`.
final class Mailbox: @unchecked Sendable {
    /// The mailbox of the test that the current task belongs to, if one of its traits has opened one.
    @TaskLocal static var current: Mailbox?

    private let owner: String
    private let lock = Lock()
    /// `nil` after the end of the test.
    private var failures: [TestFailure]? = []

    private static let registry = Registry()

    private init(of test: Test) {
        owner = test.displayName ?? test.name
    }

    /// Adds a failure; `false` after the end of the test.
    func put(_ failure: TestFailure) -> Bool {
        var isOpen = false
        lock.withLock {
            failures?.append(failure)
            isOpen = failures != nil
        }
        return isOpen
    }

    /// Runs a test that has a mailbox.
    static func whileOpen(for test: Test, _ body: () async throws -> Void) async rethrows {
        let mailbox = Mailbox(of: test)
        registry.add(mailbox)
        defer { mailbox.close() }
        try await $current.withValue(mailbox) { try await body() }
    }

    private func close() {
        Self.registry.remove(self)
        var found: [TestFailure] = []
        lock.withLock {
            found = failures ?? []
            failures = nil
        }
        for failure in found { FailureReporter.record(failure) }
    }

    /// The names of the tests that have a mailbox now.
    static var ownersOfOpenOnes: [String] { Set(registry.all.map(\.owner)).sorted() }

    /// The open mailboxes of the process.
    ///
    /// `@unchecked`: `open` is only accessed under `lock`.
    private final class Registry: @unchecked Sendable {
        private let lock = Lock()
        private var open: [ObjectIdentifier: Mailbox] = [:]

        var all: [Mailbox] {
            var all: [Mailbox] = []
            lock.withLock { all = Array(open.values) }
            return all
        }

        func add(_ mailbox: Mailbox) { lock.withLock { open[ObjectIdentifier(mailbox)] = mailbox } }
        func remove(_ mailbox: Mailbox) { lock.withLock { open[ObjectIdentifier(mailbox)] = nil } }
    }
}
#endif
