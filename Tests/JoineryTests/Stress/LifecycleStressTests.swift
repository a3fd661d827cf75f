import Foundation
import Joinery
import Testing

private final class First: Sendable {}
private final class Second: Sendable {
    init(first: First) {}
}
private final class Shared: Sendable {
    let number = 42
}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Job
    let alive: Counter
}
private final class Part: Tracked, @unchecked Sendable {}
private final class Job: Sendable {
    let part: Lazy<Part>
    init(part: Lazy<Part>) { self.part = part }
}
private struct JobModule: Module {
    typealias Input = JobInput
    var bindings: Bindings {
        PerModule(Part.self) { (input: JobInput) in Part(input.alive) }.onShutdown { _ in }
        PerModule(Job.init)
    }
}

/// The memory that the process has in use, in bytes.
private func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
}

@Suite(.serialized) struct LifecycleStressTests {
    @Test func `Starting, resolving and shutting down at the same time ends well, round after round`() async throws {
        for round in 0..<100 {
            let closed = Counter()
            let made = Counter()
            let unexpected = Log()
            let container = try Container {
                Singleton(First.self) { () async in
                    if round % 2 == 0 { await Task.yield() }
                    made.next()
                    return First()
                }
                .onShutdown { _ in closed.next() }
                Singleton(Second.self) { (first: First) in
                    made.next()
                    return Second(first: first)
                }
                .eager()
                .onShutdown { _ in closed.next() }
            }
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        do {
                            switch index % 4 {
                            case 0, 1: try await container.start()
                            case 2: for _ in 0..<20 { _ = try container.resolve(Second.self) }
                            default:
                                if round % 3 == 0 { await Task.yield() }
                                try await container.shutdown()
                            }
                        } catch ResolutionError.closed {
                        } catch ResolutionError.notStarted {
                        } catch let error as StartError {
                            for failure in error.failures {
                                guard case ResolutionError.closed = failure.error else {
                                    unexpected.add("\(failure.error)")
                                    continue
                                }
                            }
                        } catch {
                            unexpected.add("\(error)")
                        }
                    }
                }
            }
            #expect(unexpected.entries.isEmpty)
            // What has been made is shut down, each once.
            #expect(await eventually { closed.value == made.value })
        }
    }

    @Test func `A weak service that 16 threads ask for while others let it go is whole each time`() throws {
        let container = try Container { Weak(Shared.init) }
        let crew = Crew()
        let wrong = Counter()
        for _ in 0..<16 {
            crew.start {
                for _ in 0..<2_000 where (try? container.resolve(Shared.self))?.number != 42 { wrong.next() }
            }
        }
        #expect(crew.finish(within: 60))
        #expect(wrong.value == 0)
    }

    @Test func `A weak service that somebody holds is one for all threads`() throws {
        let alive = Counter()
        let most = Counter()
        let container = try Container {
            Weak(Part.self) {
                most.next()
                return Part(alive)
            }
        }
        for _ in 0..<20 {
            let before = most.value
            let held = try container.resolve(Part.self)
            // Not the object, which a thread would hold for longer than its work.
            let id = ObjectIdentifier(held)
            let crew = Crew()
            let wrong = Counter()
            for _ in 0..<16 {
                crew.start {
                    for _ in 0..<100 where (try? container.resolve(Part.self)).map({ ObjectIdentifier($0) }) != id {
                        wrong.next()
                    }
                }
            }
            #expect(crew.finish(within: 60))
            #expect(wrong.value == 0)
            #expect(most.value == before + 1)
            withExtendedLifetime(held) {}
        }
        #expect(alive.value == 0)
    }

    @Test func `10,000 units of work leave the memory flat`() async throws {
        let alive = Counter()
        let container = try Container { JobModule() }
        func work(_ count: Int) async throws {
            for _ in 0..<count {
                try await container.withModule(JobInput(alive: alive)) { job in _ = try job.part() }
            }
        }
        try await work(1_000)
        let before = residentMemory()
        try await work(10_000)
        #expect(alive.value == 0)
        #if !THREAD_SANITIZER
        #expect(residentMemory() - before < 8 << 20)
        #endif
    }

    @Test
    func `Units of work on many tasks, in a container that is shut down meanwhile, end their objects`() async throws {
        for _ in 0..<20 {
            let alive = Counter()
            let unexpected = Log()
            let container = try Container { JobModule() }
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        do {
                            for _ in 0..<50 {
                                try await container.withModule(JobInput(alive: alive)) { job in
                                    _ = try job.part()
                                    await Task.yield()
                                }
                            }
                            if index == 7 { try await container.shutdown() }
                        } catch ResolutionError.closed {
                        } catch {
                            unexpected.add("\(error)")
                        }
                    }
                }
            }
            #expect(unexpected.entries.isEmpty)
            #expect(alive.value == 0)
        }
    }

    @Test func `Starts that are cancelled at any time leave a container that starts`() async throws {
        for round in 0..<100 {
            let runs = Counter()
            let container = try Container {
                Singleton(First.self) { () async in
                    await Task.yield()
                    runs.next()
                    return First()
                }
                Singleton(Second.self) { (first: First) async in
                    await Task.yield()
                    runs.next()
                    return Second(first: first)
                }
            }
            let tasks = (0..<6).map { _ in Task { try await container.start() } }
            for (index, task) in tasks.enumerated() where (index + round) % 2 == 0 { task.cancel() }
            for task in tasks { _ = await task.result }
            try await container.start()
            #expect(runs.value == 2)
        }
    }

    @Test func `Failing starts at the same time leave nothing half started`() async throws {
        for _ in 0..<100 {
            let runs = Counter()
            let container = try Container {
                Singleton(First.self) { () async throws in
                    await Task.yield()
                    if runs.next() < 5 { throw Failure.down }
                    return First()
                }
                Singleton(Second.self) { (first: First) async in Second(first: first) }
            }
            let half = Counter()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        // A start that does not throw has started everything.
                        guard (try? await container.start()) != nil else { return }
                        if (try? container.resolve(Second.self)) == nil { half.next() }
                    }
                }
            }
            #expect(half.value == 0)
        }
    }
}
