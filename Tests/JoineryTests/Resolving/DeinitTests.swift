import Joinery
import Testing

private final class Part {}
/// Uses what it was given when it goes.
private final class Farewell {
    let part: Provider<Part>
    let log: Log
    init(part: Provider<Part>, log: Log) {
        self.part = part
        self.log = log
    }
    deinit {
        do {
            _ = try part()
            log.add("got it")
        } catch {
            log.add("\(error)")
        }
    }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {}
/// `@unchecked`: constant, and used on one thread.
private final class Keeper: @unchecked Sendable {
    let farewell: Farewell
    init(farewell: Farewell) { self.farewell = farewell }
}

@Suite struct DeinitTests {
    @Test func `An object that nobody keeps may use its provider when the build lets it go`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.init)
                PerModule(Farewell.init)
                PerModule(Page.self) { (_: Farewell) in Page() }
            }
        }
        let log = Log()
        let container = try Container {
            Singleton(Log.self) { log }
            PageModule()
        }
        _ = try container.build(PageInput())
        #expect(log.entries == ["got it"])
    }

    @Test func `The same when the build fails`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.init)
                PerModule(Farewell.init)
                PerModule(Page.self) { (_: Farewell) in throw Failure.down }
            }
        }
        let log = Log()
        let container = try Container {
            Singleton(Log.self) { log }
            PageModule()
        }
        #expect(resolutionError { try container.build(PageInput()) }?.underlying as? Failure == .down)
        #expect(log.entries.count == 1)
    }

    @Test func `A singleton's object that uses its provider while the container goes finds it closed`() throws {
        let log = Log()
        do {
            let container = try Container {
                Singleton(Log.self) { log }
                Transient(Part.init)
                Transient(Farewell.init)
                Singleton(Keeper.init)
            }
            _ = try container.resolve(Keeper.self)
        }
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.hasPrefix("Part was requested after its container had been released.") == true)
    }

    @Test func `Releasing runs outside of locks: a deinit may resolve what another thread is waiting for`() throws {
        final class Resolving {
            let resolve: () -> Void
            init(_ resolve: @escaping () -> Void) { self.resolve = resolve }
            deinit { resolve() }
        }
        struct OtherModule: Module {
            let log: Log
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.init)
                PerModule(Resolving.self) { [log] (part: Provider<Part>, resolver: Resolver) in
                    Resolving {
                        let crew = Crew()
                        let found = Box<Bool>()
                        crew.start { found.value = (try? resolver.resolve(Part.self)) != nil }
                        log.add(crew.finish(within: 3) && found.value == true ? "free" : "blocked")
                    }
                }
                PerModule(Page.self) { (_: Resolving) in Page() }
            }
        }
        let log = Log()
        let container = try Container { OtherModule(log: log) }
        _ = try container.build(PageInput())
        #expect(log.entries == ["free"])
    }
}
