import Foundation
import Joinery
import Testing

private final class Part: Tracked {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Tracked {
    let part: Part
    let again: Builder<PageInput>
    init(_ alive: Counter, _ part: Part, _ again: Builder<PageInput>) {
        self.part = part
        self.again = again
        super.init(alive)
    }
}
private struct PageModule: Module {
    let alive: Counter
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Page.self) { [alive] (part: Part, again: Builder<PageInput>) in Page(alive, part, again) }
        Wiring { (_: Page, _: Part) in }
    }
}
private final class Holder: @unchecked Sendable {
    // `@unchecked`: constant, and used on one thread.
    let lazy: Lazy<Part>
    let provider: Provider<Part>
    let factory: Factory<Int, Part>
    let builder: Builder<PageInput>
    let resolver: Resolver
    init(
        lazy: Lazy<Part>,
        provider: Provider<Part>,
        factory: Factory<Int, Part>,
        builder: Builder<PageInput>,
        resolver: Resolver
    ) {
        self.lazy = lazy
        self.provider = provider
        self.factory = factory
        self.builder = builder
        self.resolver = resolver
    }
}

private func makeContainer(_ alive: Counter) throws -> Container {
    try Container {
        Transient(Part.self) { Part(alive) }
        Transient(Part.self, taking: Int.self) { _ in Part(alive) }
        Singleton(Holder.init)
        PageModule(alive: alive)
    }
}

@Suite struct MemoryTests {
    @Test func `The container keeps no transient and no module`() throws {
        let alive = Counter()
        let container = try makeContainer(alive)
        var part: Part? = try container.resolve(Part.self)
        #expect(alive.value == 1)
        part = nil
        #expect(alive.value == 0)
        var page: Page? = try container.build(PageInput())
        #expect(alive.value == 2)
        page = nil
        #expect(alive.value == 0)
        let extended = try Container(extending: container) {}
        page = try extended.build(PageInput())
        #expect(alive.value == 2)
        page = nil
        #expect(alive.value == 0)
        withExtendedLifetime((part, page)) {}
    }

    @Test func `A singleton that holds every kind of request goes with the container`() throws {
        let alive = Counter()
        weak var holder: Holder?
        weak var weakContainer: Container?
        do {
            let container = try makeContainer(alive)
            weakContainer = container
            holder = try container.resolve(Holder.self)
            _ = try holder?.lazy()
            _ = try holder?.provider()
            _ = try holder?.factory(1)
            _ = try holder?.builder.build(PageInput())
            _ = try holder?.resolver.resolve(Part.self)
            #expect(holder != nil)
        }
        #expect(weakContainer == nil)
        #expect(holder == nil)
        #expect(alive.value == 0)
    }

    @Test func `The requests that a singleton holds throw closed once the container is released`() throws {
        let holder = try makeContainer(Counter()).resolve(Holder.self)
        #expect(resolutionError { try holder.lazy() }?.name == "closed")
        #expect(resolutionError { try holder.provider() }?.name == "closed")
        #expect(resolutionError { try holder.factory(1) }?.name == "closed")
        #expect(resolutionError { try holder.builder.build(PageInput()) }?.name == "closed")
        #expect(resolutionError { try holder.resolver.resolve(Part.self) }?.name == "closed")
    }

    @Test func `A lazy need of a singleton that has been met gives its object or is closed`() throws {
        let alive = Counter()
        var container: Container? = try makeContainer(alive)
        let holder = try #require(try container?.resolve(Holder.self))
        let part = try holder.lazy()
        container = nil
        do {
            #expect(try holder.lazy() === part)
        } catch let error as ResolutionError {
            #expect(error.name == "closed")
        }
    }

    @Test func `A builder in a module keeps the container alive`() throws {
        let alive = Counter()
        var page: Page? = try makeContainer(alive).build(PageInput())
        let next = try page?.again.build(PageInput())
        #expect(alive.value == 4)
        page = nil
        #expect(alive.value == 2)
        #expect(try next?.again.build(PageInput()) !== next)
    }

    @Test func `An override's objects go with its container`() throws {
        let alive = Counter()
        let container = try Container { Singleton(Plain.init) }
        weak var fake: Plain?
        do {
            let test = try container.overriding { Singleton(Plain.init) }
            fake = try test.resolve(Plain.self)
            #expect(fake != nil)
        }
        #expect(fake == nil)
        #expect(alive.value == 0)
    }

    // The address sanitizer keeps freed memory for a while: run it with ASAN_OPTIONS=quarantine_size_mb=1.
    @Test func `Memory is flat over 100,000 resolves and builds`() async {
        await #expect(processExitsWith: .success) {
            let alive = Counter()
            let container = try makeContainer(alive)
            func work(_ count: Int) throws {
                for _ in 0..<count {
                    _ = try container.resolve(Part.self)
                    _ = try container.resolve(Part.self, with: 1)
                    _ = try container.build(PageInput()).again.build(PageInput())
                }
            }
            try work(2_000)
            let before = residentPages()
            try work(100_000)
            #expect(residentPages() - before < 500, "grew from \(before) to \(residentPages()) pages")
            #expect(alive.value == 0)
        }
    }
}

private final class Plain: Sendable {}

/// The process's resident memory in pages, as Linux tells it.
private func residentPages() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
