import Foundation
import Joinery
import Testing

private struct PageInput: ModuleInput {
    typealias Entry = Page
    let rounds: Counter
}
private final class First: Sendable {}
private final class Second: Sendable {}
private final class Page: Sendable {
    let first: Lazy<First>
    let second: Lazy<Second>
    init(first: Lazy<First>, second: Lazy<Second>) {
        self.first = first
        self.second = second
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Page.init)
        PerModule(First.self) { (input: PageInput, second: Lazy<Second>) in
            usleep(300)
            if input.rounds.next() < 4 { _ = try second() }
            return First()
        }
        PerModule(Second.self) { (input: PageInput, first: Lazy<First>) in
            usleep(300)
            if input.rounds.next() < 4 { _ = try first() }
            return Second()
        }
    }
}

@Suite struct LazyContentionTests {
    @Test func `Lazy needs of one module that wait for each other on two threads end`() throws {
        let container = try Container { PageModule() }
        for _ in 0..<50 {
            let page = try container.build(PageInput(rounds: Counter()))
            let crew = Crew()
            let unexpected = Counter()
            for index in 0..<4 {
                crew.start {
                    do {
                        if index % 2 == 0 { _ = try page.first() } else { _ = try page.second() }
                    } catch ResolutionError.cycle {
                        // Legal: they did wait in a circle.
                    } catch {
                        unexpected.next()
                    }
                }
            }
            #expect(crew.finish(), "a hang")
            #expect(unexpected.value == 0)
        }
    }

    @Test func `Objects that are asked for while others let them go are whole or made anew`() throws {
        final class Part: Sendable {
            let number: Int
            init(number: Int) { self.number = number }
        }
        final class Owner: Sendable {
            let part: Provider<Part>
            init(part: Provider<Part>) { self.part = part }
        }
        struct OwnerInput: ModuleInput {
            typealias Entry = OwnerEntry
        }
        typealias OwnerEntry = Owner
        struct OwnerModule: Module {
            typealias Input = OwnerInput
            var bindings: Bindings {
                PerModule(Part.self) { Part(number: 42) }
                PerModule(Owner.init)
            }
        }
        let owner = try Container { OwnerModule() }.build(OwnerInput())
        let crew = Crew()
        let wrong = Counter()
        for _ in 0..<4 {
            crew.start {
                for _ in 0..<2_000 where (try? owner.part())?.number != 42 { wrong.next() }
            }
        }
        #expect(crew.finish(within: 20))
        #expect(wrong.value == 0)
    }

    @Test func `A container may be dropped while another thread still uses what a singleton holds`() throws {
        final class Keeper: Sendable {
            let first: Provider<First>
            init(first: Provider<First>) { self.first = first }
        }
        for _ in 0..<200 {
            var container: Container? = try Container {
                Transient(First.init)
                Singleton(Keeper.init)
            }
            let keeper = try #require(try container?.resolve(Keeper.self))
            let crew = Crew()
            let wrong = Counter()
            crew.start {
                for _ in 0..<50 {
                    do { _ = try keeper.first() } catch ResolutionError.closed {} catch { wrong.next() }
                }
            }
            container = nil
            #expect(crew.finish())
            #expect(wrong.value == 0)
        }
    }
}
