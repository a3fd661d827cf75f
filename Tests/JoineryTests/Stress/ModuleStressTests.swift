import Joinery
import Testing

private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Shared: Sendable {}
private final class Part: Sendable {}
private final class Page: Sendable {
    let part: Lazy<Part>
    let again: Provider<Part>
    let shared: Shared
    init(part: Lazy<Part>, again: Provider<Part>, shared: Shared) {
        self.part = part
        self.again = again
        self.shared = shared
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Part.init)
        PerModule(Page.init)
    }
}

@Suite struct ModuleStressTests {
    @Test func `Eight threads build modules at once and share only singletons`() throws {
        let container = try Container {
            Singleton(Shared.init)
            PageModule()
        }
        let crew = Crew()
        let shared = Seen()
        let failures = Counter()
        for _ in 0..<8 {
            crew.start {
                for _ in 0..<200 {
                    guard let page = try? container.build(PageInput()), let part = try? page.part() else {
                        failures.next()
                        continue
                    }
                    if (try? page.again()) !== part { failures.next() }
                    shared.add(ObjectIdentifier(page.shared))
                }
            }
        }
        #expect(crew.finish(within: 20))
        #expect(failures.value == 0)
        #expect(shared.distinct == 1)
    }

    @Test func `Sixteen threads that call one lazy need get one object`() throws {
        let container = try Container {
            Singleton(Shared.init)
            PageModule()
        }
        for _ in 0..<50 {
            let page = try container.build(PageInput())
            let crew = Crew()
            let gate = Gate()
            let parts = Seen()
            for _ in 0..<16 {
                crew.start {
                    gate.wait()
                    guard let part = try? page.part(), let other = try? page.again() else { return }
                    parts.add(ObjectIdentifier(part), ObjectIdentifier(other))
                }
            }
            gate.open(for: 16)
            #expect(crew.finish())
            #expect(parts.count == 16)
            #expect(parts.distinct == 1)
        }
    }

    @Test func `A hundred tests at once see their own overrides, late work too`() async throws {
        let app = try Container {
            Singleton(Int.self) { -1 }
            Transient(String.self) { (number: Int) in "\(number)" }
        }
        let wrong = Counter()
        let late = Crew()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let test = try app.overriding { Singleton(Int.self) { number } }
                    let check: @Sendable () -> Void = {
                        if (try? test.resolve(String.self)) != "\(number)" { wrong.next() }
                    }
                    check()
                    late.start(check)
                    await Task.detached { check() }.value
                }
            }
            try await group.waitForAll()
        }
        #expect(late.finish())
        #expect(wrong.value == 0)
        #expect(try app.resolve(String.self) == "-1")
    }
}
