import Joinery
import Testing

private final class Session: Sendable {
    let log: Log
    let name: String
    init(_ log: Log, _ name: String) {
        self.log = log
        self.name = name
    }
    func close() async throws {
        log.add("\(name) closed")
        if name.hasPrefix("bad") { throw Failure.down }
    }
    deinit { log.add("\(name) gone") }
}
private struct Receipt: Equatable, Sendable {
    var number: Int
}
private struct OrderInput: ModuleInput, Sendable {
    typealias Entry = Receipt
    var number = 7
    var name = "session"
    let log: Log
}
private struct OrderModule: Module {
    typealias Input = OrderInput
    var bindings: Bindings {
        PerModule(Session.self) { (input: OrderInput) in Session(input.log, input.name) }
            .onShutdown { try await $0.close() }
        PerModule(Receipt.self) { (input: OrderInput, _: Session) in Receipt(number: input.number) }
    }
}

@Suite struct WorkTests {
    @Test func `The entry may be a value, and the objects live to the end of the closure`() async throws {
        let log = Log()
        let container = try Container { OrderModule() }
        let number = try await container.withModule(OrderInput(log: log)) { receipt in
            await Task.yield()
            log.add("work")
            return receipt.number
        }
        #expect(number == 7)
        #expect(log.entries == ["work", "session closed", "session gone"])
    }

    @Test func `What the body throws is thrown, and the objects are ended all the same`() async throws {
        let log = Log()
        let container = try Container { OrderModule() }
        let error = await thrown {
            try await container.withModule(OrderInput(log: log)) { _ in throw Failure.round(3) }
        }
        #expect(error as? Failure == .round(3))
        #expect(log.entries == ["session closed", "session gone"])
    }

    @Test func `An action that fails is reported when the body has not failed`() async throws {
        let log = Log()
        let container = try Container { OrderModule() }
        let error = await thrown {
            try await container.withModule(OrderInput(name: "bad", log: log)) { _ in 1 }
        }
        let shutdown = error as? ShutdownError
        #expect(shutdown?.failures.map(\.service) == ["Session"])
        #expect(shutdown?.failures.first?.error as? Failure == .down)
        #expect(log.entries == ["bad closed", "bad gone"])
    }

    @Test func `Actions run for users before what they use, each even if another fails`() async throws {
        final class First: Sendable {}
        final class Second: Sendable { init(_: First) {} }
        final class Third: Sendable { init(_: Second, _: First) {} }
        struct JobInput: ModuleInput {
            typealias Entry = Int
        }
        struct JobModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Third.init).onShutdown { [log] _ in log.add("third") }
                PerModule(First.init).onShutdown { [log] _ in log.add("first") }
                PerModule(Second.init)
                    .onShutdown { [log] _ in
                        log.add("second")
                        throw Failure.down
                    }
                PerModule(Bool.self) { true }.onShutdown { [log] _ in log.add("never made") }
                PerModule(Int.self) { (_: Third) in 1 }
            }
        }
        let log = Log()
        let container = try Container { JobModule(log: log) }
        let error = await thrown { try await container.withModule(JobInput()) { _ in } } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["Second"])
        #expect(log.entries == ["third", "second", "first"])
    }

    @Test func `A build that fails runs no body, keeps nothing, and ends what was made`() async throws {
        struct JobInput: ModuleInput, Sendable {
            typealias Entry = Int
            let log: Log
        }
        struct JobModule: Module {
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Session.self) { (input: JobInput) in Session(input.log, "session") }
                    .onShutdown { try await $0.close() }
                PerModule(Int.self) { (_: Session) in throw Failure.down }
            }
        }
        let log = Log()
        let container = try Container { JobModule() }
        let error = await thrown { try await container.withModule(JobInput(log: log)) { _ in log.add("body") } }
        #expect((error as? ResolutionError)?.underlying as? Failure == .down)
        #expect(log.entries == ["session closed", "session gone"])
    }

    @Test func `What is made during the work, lazily, is ended too`() async throws {
        final class Job: Sendable {
            let session: Lazy<Session>
            init(session: Lazy<Session>) { self.session = session }
        }
        struct JobInput: ModuleInput, Sendable {
            typealias Entry = Job
            let log: Log
        }
        struct JobModule: Module {
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Session.self) { (input: JobInput) in Session(input.log, "session") }
                    .onShutdown { try await $0.close() }
                PerModule(Job.init)
            }
        }
        let log = Log()
        let container = try Container { JobModule() }
        try await container.withModule(JobInput(log: log)) { job in _ = try job.session() }
        #expect(log.entries == ["session closed", "session gone"])
        try await container.withModule(JobInput(log: log)) { _ in }
        #expect(log.entries.count == 2)
    }

    @Test func `Units of work nest, and know nothing of each other`() async throws {
        let log = Log()
        let container = try Container { OrderModule() }
        try await container.withModule(OrderInput(name: "outer", log: log)) { _ in
            try await container.withModule(OrderInput(name: "inner", log: log)) { _ in log.add("work") }
        }
        #expect(log.entries == ["work", "inner closed", "inner gone", "outer closed", "outer gone"])
    }

    @Test func `Many units of work run at the same time`() async throws {
        let log = Log()
        let container = try Container { OrderModule() }
        let meeting = Meeting(of: 20)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<20 {
                group.addTask {
                    try await container.withModule(OrderInput(number: index, log: log)) { receipt in
                        await meeting.arrive()
                        return receipt.number
                    }
                }
            }
            var numbers: Set<Int> = []
            for try await number in group { numbers.insert(number) }
            #expect(numbers.count == 20)
        }
        #expect(log.entries.filter { $0 == "session gone" }.count == 20)
    }

    @Test func `A module that nothing accepts is an error`() async throws {
        let container = try Container {}
        let error = await thrown { try await container.withModule(OrderInput(log: Log())) { _ in } }
        #expect((error as? ResolutionError)?.name == "notBound")
    }
}
