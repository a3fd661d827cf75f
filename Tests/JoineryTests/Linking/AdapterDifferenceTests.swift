import Joinery
import Testing

private struct Needed: ModuleInput, Sendable {
    typealias Entry = Page
}
private struct Provided: ModuleInput, Sendable {
    typealias Entry = Page
}
private final class Page: Tracked, @unchecked Sendable {
    let parts: [Any]
    init(_ alive: Counter, _ parts: Any...) {
        self.parts = parts
        super.init(alive)
    }
}
private struct PageModule: Module {
    let alive: Counter
    typealias Input = Provided
    var bindings: Bindings {
        PerModule(Page.self) { [alive] (input: Provided) in Page(alive, input) }
    }
}
private struct HostInput<Input: ModuleInput>: ModuleInput {
    typealias Entry = Host<Input>
}
@MainActor private final class Host<Input: ModuleInput> {
    nonisolated let next: Builder<Input>
    init(next: Builder<Input>) { self.next = next }
}
private struct HostModule<HostedInput: ModuleInput>: Module {
    typealias Input = HostInput<HostedInput>
    var bindings: Bindings { PerModule(Host<HostedInput>.init) }
}

@Suite struct AdapterDifferenceTests {
    @Test func `A builder in a main-actor module is answered elsewhere, with an adapter and without`() async throws {
        let alive = Counter()
        let container = try Container {
            PageModule(alive: alive)
            Adapter(from: Needed.self, to: Provided.self) { _ in Provided() }
            HostModule<Needed>()
            HostModule<Provided>()
        }
        let extended = try Container(extending: container) {}
        for container in [container, extended] {
            let direct = try await container.build(HostInput<Provided>(), isolation: MainActor.shared)
            let adapted = try await container.build(HostInput<Needed>(), isolation: MainActor.shared)
            _ = try direct.next.build(Provided())
            _ = try adapted.next.build(Needed())
        }
        #expect(alive.value == 0)
    }

    @Test func `A value in a module that is built behind an adapter is not kept for it`() throws {
        struct Held {
            let next: Builder<Needed>
            let mark: Tracked
        }
        struct Module1: Module {
            let alive: Counter
            typealias Input = Provided
            var bindings: Bindings {
                PerModule(Held.self) { [alive] (next: Builder<Needed>) in Held(next: next, mark: Tracked(alive)) }
                PerModule(Page.self) { [alive] (held: Held) in Page(alive, held) }
            }
        }
        let alive = Counter()
        let container = try Container {
            Module1(alive: alive)
            Adapter(from: Needed.self, to: Provided.self) { _ in Provided() }
        }
        for _ in 0..<20 { _ = try container.build(Needed()) }
        #expect(alive.value == 0)
    }

    @Test(arguments: [false, true])
    func `A child behind an adapter whose entry differs is released, also after a failure`(isFailing: Bool) throws {
        final class Wrapper: Tracked {
            let page: Page
            init(_ alive: Counter, _ page: Page) {
                self.page = page
                super.init(alive)
            }
        }
        struct WrapperInput: ModuleInput {
            typealias Entry = Wrapper
        }
        struct ScreenInput: ModuleInput {
            typealias Entry = Page
        }
        struct ChildModule: Module {
            let alive: Counter
            typealias Input = Provided
            var bindings: Bindings {
                PerModule(Page.self) { [alive] (next: Builder<Provided>) in Page(alive, next) }
            }
        }
        struct ScreenModule: Module {
            let alive: Counter
            typealias Input = ScreenInput
            var bindings: Bindings {
                Child(WrapperInput.self) { WrapperInput() }
                PerModule(Page.self) { [alive] (child: Wrapper, later: Lazy<Wrapper>) in Page(alive, child, later) }
            }
        }
        let alive = Counter()
        let container = try Container {
            ScreenModule(alive: alive)
            ChildModule(alive: alive)
            Adapter(from: WrapperInput.self, to: Provided.self) { _ in
                Provided()
            } entry: { [alive] page in
                guard !isFailing else { throw Failure.down }
                return Wrapper(alive, page)
            }
        }
        for _ in 0..<20 {
            let page = try? container.build(ScreenInput())
            #expect((page == nil) == isFailing)
            if let later = page?.parts.last as? Lazy<Wrapper> {
                #expect(try later() === page?.parts.first as? Wrapper)
            }
        }
        #expect(alive.value == 0)
    }
}
