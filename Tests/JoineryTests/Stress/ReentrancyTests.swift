import Foundation
import Joinery
import Testing

private final class First: Sendable {}
private final class Second: Sendable {}
private final class Third: Sendable {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Part: Sendable {}
private final class Page: Sendable {
    let part: Part
    init(part: Part) { self.part = part }
}

@Suite struct ReentrancyTests {
    @Test func `A factory may make a dynamic lookup of something else`() throws {
        let container = try Container {
            Singleton(First.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Second.self)
                return First()
            }
            Singleton(Second.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Third.self)
                return Second()
            }
            Singleton(Third.init)
        }
        let first = try container.resolve(First.self)
        #expect(try container.resolve(First.self) === first)
    }

    @Test func `Singletons that look each other up on one thread throw a cycle with the path`() throws {
        let container = try Container {
            Singleton(First.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Second.self)
                return First()
            }
            Singleton(Second.self) { (resolver: Resolver) in
                _ = try resolver.resolve(First.self)
                return Second()
            }
            Singleton(Third.init)
        }
        let error = resolutionError { try container.resolve(First.self) }
        #expect(error?.name == "cycle")
        #expect(error?.path.description.contains("First → Second → First") == true, "\(error as Any)")
        _ = try container.resolve(Third.self)
        #expect(resolutionError { try container.resolve(Second.self) }?.name == "cycle")
    }

    @Test func `Two threads that look up in opposite orders end with a cycle or a success`() throws {
        for _ in 0..<50 {
            let rounds = Counter()
            let container = try Container {
                Singleton(First.self) { (resolver: Resolver) in
                    usleep(500)
                    if rounds.next() < 4 { _ = try resolver.resolve(Second.self) }
                    return First()
                }
                Singleton(Second.self) { (resolver: Resolver) in
                    usleep(500)
                    if rounds.next() < 4 { _ = try resolver.resolve(First.self) }
                    return Second()
                }
            }
            let crew = Crew()
            let outcomes = Log()
            let gate = Gate()
            crew.start {
                gate.wait()
                outcomes.add(outcome { try container.resolve(First.self) })
            }
            crew.start {
                gate.wait()
                outcomes.add(outcome { try container.resolve(Second.self) })
            }
            gate.open(for: 2)
            #expect(crew.finish(), "a hang")
            #expect(outcomes.entries.allSatisfy { $0 == "made" || $0 == "cycle" }, "\(outcomes.entries)")
        }
    }

    @Test func `Three threads in a ring end within the watchdog`() throws {
        for _ in 0..<50 {
            let container = try Container {
                Singleton(First.self) { (resolver: Resolver) in
                    usleep(300)
                    _ = try resolver.resolve(Second.self)
                    return First()
                }
                Singleton(Second.self) { (resolver: Resolver) in
                    usleep(300)
                    _ = try resolver.resolve(Third.self)
                    return Second()
                }
                Singleton(Third.self) { (resolver: Resolver) in
                    usleep(300)
                    _ = try resolver.resolve(First.self)
                    return Third()
                }
            }
            let crew = Crew()
            let outcomes = Log()
            crew.start { outcomes.add(outcome { try container.resolve(First.self) }) }
            crew.start { outcomes.add(outcome { try container.resolve(Second.self) }) }
            crew.start { outcomes.add(outcome { try container.resolve(Third.self) }) }
            #expect(crew.finish(), "a hang")
            #expect(outcomes.entries == ["cycle", "cycle", "cycle"], "\(outcomes.entries)")
        }
    }

    @Test func `A circle through a base's singleton and an extension's ends across two threads`() throws {
        let base = try Container {
            Singleton(First.self) { (lookUp: LookUp) in
                usleep(500)
                _ = try lookUp.second.value?()
                return First()
            }
            Singleton(LookUp.init)
        }
        let extended = try Container(extending: base) {
            Singleton(Second.self) { (resolver: Resolver) in
                usleep(500)
                _ = try resolver.resolve(First.self)
                return Second()
            }
        }
        let second = try base.resolve(LookUp.self).second
        second.value = { try extended.resolve(Second.self) }
        // Else the base would hold what extends it.
        defer { second.value = nil }
        let crew = Crew()
        let outcomes = Log()
        crew.start { outcomes.add(outcome { try base.resolve(First.self) }) }
        crew.start { outcomes.add(outcome { try extended.resolve(Second.self) }) }
        #expect(crew.finish(), "a hang")
        #expect(outcomes.entries.allSatisfy { $0 == "made" || $0 == "cycle" }, "\(outcomes.entries)")
    }

    @Test func `A factory may wait for another thread that resolves something else`() throws {
        let container = try Container {
            Singleton(First.self) { (resolver: Resolver) in
                let crew = Crew()
                crew.start { _ = try? resolver.resolve(Second.self) }
                guard crew.finish(within: 3) else { throw Failure.down }
                return First()
            }
            Singleton(Second.init)
        }
        _ = try container.resolve(First.self)
    }

    @Test func `A module's factory may wait for another thread that asks for another part of the module`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.init)
                PerModule(Page.self) { (resolver: Resolver, part: Provider<Part>) in
                    let found = Box<Part>()
                    let crew = Crew()
                    crew.start { found.value = try? resolver.resolve(Part.self) }
                    guard crew.finish(within: 3), let other = found.value else { throw Failure.down }
                    #expect(try part() === other)
                    return Page(part: other)
                }
            }
        }
        let container = try Container { PageModule() }
        _ = try container.build(PageInput())
    }

    @Test func `No lock is held while a module's code runs: two builds overlap`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            let arrived: Gate
            let other: Gate
            let turns: Counter
            var bindings: Bindings {
                PerModule(Part.self) { [arrived, other, turns] in
                    // The first build waits in its factory until the second has been in its own.
                    if turns.next() == 1 {
                        arrived.open()
                        guard other.wait(within: 3) else { throw Failure.down }
                    } else {
                        other.open()
                    }
                    return Part()
                }
                PerModule(Page.init)
            }
        }
        let arrived = Gate()
        let container = try Container { PageModule(arrived: arrived, other: Gate(), turns: Counter()) }
        let crew = Crew()
        let outcomes = Log()
        crew.start { outcomes.add(outcome { try container.build(PageInput()) }) }
        #expect(arrived.wait())
        outcomes.add(outcome { try container.build(PageInput()) })
        #expect(crew.finish())
        #expect(outcomes.entries == ["made", "made"])
    }
}

/// What a singleton uses to reach a container that is made later.
private final class LookUp: Sendable {
    let second = Box<@Sendable () throws -> Second>()
}

/// How a call ended, in a word.
private func outcome<Result>(_ body: () throws -> Result) -> String {
    do {
        _ = try body()
        return "made"
    } catch let error as ResolutionError {
        return error.underlying == nil ? error.name : "\(error)"
    } catch {
        return "\(error)"
    }
}
