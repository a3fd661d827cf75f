import Joinery
import Testing

private final class Context: Sendable {}
private final class Part: Sendable {
    let context: Context
    init(context: Context) { self.context = context }
}
private struct PartInput: ModuleInput, Sendable {
    typealias Entry = Part
}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Job
}
private final class Job: Sendable {
    let parts: Builder<PartInput>
    let context: Provider<Context>
    init(parts: Builder<PartInput>, context: Provider<Context>) {
        self.parts = parts
        self.context = context
    }
}
private struct PartModule: Module {
    let log: Log
    typealias Input = PartInput
    var bindings: Bindings {
        PerModule(Part.init).onShutdown { [log] _ in log.add("part") }
    }
}
private struct JobModule: Module {
    let log: Log
    var extra: Bindings
    init(_ log: Log, @BindingsBuilder _ extra: () -> Bindings) {
        self.log = log
        self.extra = extra()
    }
    typealias Input = JobInput
    var bindings: Bindings {
        PerModule(Context.init).shared().onShutdown { [log] _ in log.add("context") }
        PerModule(Job.init).onShutdown { [log] _ in log.add("job") }
        extra
    }
}

@Suite struct WorkFamilyTests {
    @Test func `An embedded module is ended with the one around it, and before what it uses of that`() async throws {
        let log = Log()
        let container = try Container {
            JobModule(log) {
                Child(PartInput.self) { PartInput() }
                Wiring { (_: Job, _: Part) in }
            }
            PartModule(log: log)
        }
        try await container.withModule(JobInput()) { _ in log.add("work") }
        #expect(log.entries.first == "work")
        #expect(Set(log.entries) == ["work", "job", "part", "context"])
        // The part holds the context that its parent shares.
        #expect(log.entries.firstIndex(of: "part") ?? 9 < log.entries.firstIndex(of: "context") ?? 0)
    }

    @Test func `A user of what an embedded module exports is ended before it`() async throws {
        struct OuterInput: ModuleInput {
            typealias Entry = Outer
        }
        struct InnerInput: ModuleInput {
            typealias Entry = Int
        }
        final class Outer: Sendable { init(context: Context) {} }
        struct OuterModule: Module {
            let log: Log
            typealias Input = OuterInput
            var bindings: Bindings {
                Child(InnerInput.self) { InnerInput() }
                PerModule(Outer.init).onShutdown { [log] _ in log.add("outer") }
            }
        }
        struct InnerModule: Module {
            let log: Log
            typealias Input = InnerInput
            var bindings: Bindings {
                PerModule(Context.init).exports().onShutdown { [log] _ in log.add("inner") }
                PerModule(Int.self) { 1 }
            }
        }
        let log = Log()
        let container = try Container {
            OuterModule(log: log)
            InnerModule(log: log)
        }
        try await container.withModule(OuterInput()) { _ in }
        #expect(log.entries == ["outer", "inner"])
    }

    @Test func `A module that is built inside the work sees what it shares, and lives by itself`() async throws {
        let log = Log()
        let container = try Container {
            JobModule(log) {}
            PartModule(log: log)
        }
        let leaked = try await container.withModule(JobInput()) { job in
            let part = try job.parts.build(PartInput())
            #expect(try job.context() === part.context)
            return part
        }
        #expect(log.entries == ["job", "context"])
        _ = leaked
    }

    @Test func `An adapter leads to the module, whose objects are ended`() async throws {
        struct NeededInput: ModuleInput, Sendable {
            typealias Entry = String
            var fails = false
        }
        let log = Log()
        let container = try Container {
            JobModule(log) {}
            PartModule(log: log)
            Adapter(from: NeededInput.self, to: JobInput.self) { needed in
                if needed.fails { throw Failure.down }
                return JobInput()
            } entry: { job in
                _ = try job.context()
                return "entry"
            }
        }
        let entry = try await container.withModule(NeededInput()) { entry in
            log.add("work")
            return entry
        }
        #expect(entry == "entry")
        #expect(log.entries == ["work", "job", "context"])
        let error = await thrown { try await container.withModule(NeededInput(fails: true)) { _ in } }
        #expect((error as? ResolutionError)?.underlying as? Failure == .down)
    }

    @Test func `An adapter whose entry cannot be converted ends what was made`() async throws {
        struct NeededInput: ModuleInput, Sendable {
            typealias Entry = String
        }
        let log = Log()
        let container = try Container {
            JobModule(log) {}
            PartModule(log: log)
            Adapter(from: NeededInput.self, to: JobInput.self) { _ in
                JobInput()
            } entry: { _ in
                throw Failure.down
            }
        }
        let error = await thrown { try await container.withModule(NeededInput()) { _ in log.add("work") } }
        #expect((error as? ResolutionError)?.underlying as? Failure == .down)
        #expect(log.entries == ["job"])
    }

    @Test
    func `A provider that leaves the work answers or says that it is closed, and keeps nothing alive`() async throws {
        let log = Log()
        let container = try Container {
            JobModule(log) {}
            PartModule(log: log)
        }
        weak var context: Context?
        let leaked = try await container.withModule(JobInput()) { job in
            context = try job.context()
            return job
        }
        #expect(context == nil)
        do {
            let late = try leaked.context()
            // Nobody will end it, so it is only right if it is another one.
            _ = late
        } catch ResolutionError.closed {}
        try await container.shutdown()
        #expect(resolutionError { try leaked.context() }?.name == "closed")
        #expect(log.entries == ["job", "context"])
    }

    @Test func `Work in an extension sees the extension's bindings`() async throws {
        let log = Log()
        let base = try Container {
            PartModule(log: log)
            Transient(Context.init)
        }
        let top = try Container(extending: base) { Singleton(Context.init) }
        let context = try await top.withModule(PartInput()) { $0.context }
        #expect(try top.resolve(Context.self) === context)
        #expect(log.entries == ["part"])
    }

    @Test func `A decorated object of the work is ended once, the object inside`() async throws {
        struct NumberInput: ModuleInput, Sendable {
            typealias Entry = Int
        }
        struct NumberModule: Module {
            let log: Log
            typealias Input = NumberInput
            var bindings: Bindings {
                PerModule(Int.self) { 1 }.onShutdown { [log] in log.add("\($0)") }
                Decorator(Int.self) { (inner: Int) in inner + 1 }
            }
        }
        let log = Log()
        let container = try Container { NumberModule(log: log) }
        #expect(try await container.withModule(NumberInput()) { $0 } == 2)
        #expect(log.entries == ["1"])
    }
}
