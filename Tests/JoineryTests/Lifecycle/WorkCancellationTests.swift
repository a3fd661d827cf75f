import Joinery
import Testing

private final class Transaction: Sendable {}
private final class Lock: Sendable {
    init(transaction: Transaction) {}
}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Int
}
private struct JobModule: Module {
    let log: Log
    let fails: Bool
    typealias Input = JobInput
    var bindings: Bindings {
        PerModule(Transaction.init)
            .onShutdown { [log, fails] _ in
                try await Task.sleep(for: .milliseconds(1))
                log.add("rolled back \(Task.isCancelled)")
                if fails { throw Failure.down }
            }
        PerModule(Lock.init).onShutdown { [log] _ in log.add("unlocked \(Task.isCancelled)") }
        PerModule(Int.self) { (_: Lock) in 7 }
    }
}
private enum Trace {
    @TaskLocal static var id = 0
}

@Suite struct WorkCancellationTests {
    @Test(arguments: [false, true])
    func `The actions of cancelled work run uncancelled, and their errors are thrown`(fails: Bool) async throws {
        let log = Log()
        let container = try Container { JobModule(log: log, fails: fails) }
        let begun = Signal()
        let task = Task.detached {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                try await Task.sleep(for: .seconds(600))
            }
        }
        await begun.wait()
        task.cancel()
        let error = await outcome { try await task.value }?.failure
        #expect(log.entries == ["unlocked false", "rolled back false"])
        if fails {
            let shutdown = error as? ShutdownError
            #expect(shutdown?.failures.map(\.service) == ["Transaction"])
            #expect(shutdown?.cause is CancellationError)
        } else {
            #expect(error is CancellationError)
        }
    }

    @Test func `A task that was cancelled before it began does its work and its actions`() async throws {
        let log = Log()
        let container = try Container { JobModule(log: log, fails: false) }
        let gate = Signal()
        let task = Task.detached {
            await gate.wait()
            return try await container.withModule(JobInput()) { number in
                log.add("work \(Task.isCancelled)")
                return number
            }
        }
        task.cancel()
        gate.open()
        #expect(try await task.value == 7)
        #expect(log.entries == ["work true", "unlocked false", "rolled back false"])
    }

    @Test func `The error of the work and those of the actions are thrown together`() async throws {
        let log = Log()
        let container = try Container { JobModule(log: log, fails: true) }
        let error = await thrown {
            try await container.withModule(JobInput()) { _ in throw Failure.round(3) }
        }
        let shutdown = error as? ShutdownError
        #expect(shutdown?.failures.map { $0.error as? Failure } == [.down])
        #expect(shutdown?.cause as? Failure == .round(3))
        #expect(
            shutdown?.description == """
                round(3)
                Then 1 shutdown actions failed:
                  Transaction: down
                """
        )
    }

    @Test func `Actions see the task-local values of the work`() async throws {
        struct TraceModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Transaction.init).onShutdown { [log] _ in log.add("\(Trace.id)") }
                PerModule(Int.self) { (_: Transaction) in 7 }
            }
        }
        let log = Log()
        let container = try Container { TraceModule(log: log) }
        try await Trace.$id.withValue(5) {
            try await container.withModule(JobInput()) { _ in log.add("\(Trace.id)") }
        }
        #expect(log.entries == ["5", "5"])
    }
}
