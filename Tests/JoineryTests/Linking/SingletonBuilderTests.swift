import Joinery
import Testing

/// A singleton that is declared in a module builds inside of the container: it outlives each instance of the module.
@Suite struct SingletonBuilderTests {
    final class Part: Sendable { init() {} }

    final class Reader: Sendable {
        let part: Part?
        init(part: Part?) { self.part = part }
    }
    struct ReaderInput: ModuleInput, Sendable { typealias Entry = Reader }
    struct ReaderModule: Module {
        typealias Input = ReaderInput
        var bindings: Bindings { PerModule(Reader.init) }
    }
    struct NeedyModule: Module {
        typealias Input = ReaderInput
        var bindings: Bindings { PerModule(Reader.self) { (part: Part) in Reader(part: part) } }
    }

    final class Opener: Sendable {
        let reader: Builder<ReaderInput>
        init(reader: Builder<ReaderInput>) { self.reader = reader }
    }
    final class Page: Sendable {
        let opener: Opener
        init(opener: Opener) { self.opener = opener }
    }
    struct PageInput: ModuleInput, Sendable { typealias Entry = Page }
    struct PageModule: Module {
        typealias Input = PageInput
        var bindings: Bindings {
            PerModule(Part.init).shared()
            Singleton(Opener.init)
            PerModule(Page.init)
        }
    }

    @Test func `what they build sees nothing of the module`() throws {
        let container = try Container {
            PageModule()
            ReaderModule()
        }
        let page = try container.build(PageInput(), isolation: nil)
        let reader = try page.opener.reader.build(ReaderInput(), isolation: nil)
        #expect(reader.part == nil)
    }

    @Test func `what the module shares does not meet a need of what they build`() {
        let error = #expect(throws: LinkError.self) {
            _ = try Container {
                PageModule()
                NeedyModule()
            }
        }
        #expect(error?.problems.map(\.kind) == [.notShared])
    }

    @Test func `the actor of what the module shares is no actor of what they build`() throws {
        struct ActorModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.self) { @MainActor in Part() }.shared()
                Singleton(Opener.init)
                PerModule(Page.init)
            }
        }
        let container = try Container {
            ActorModule()
            NeedyModule()
            Transient(Part.init)
        }
        #expect(try container.build(ReaderInput(), isolation: nil).part != nil)
        let page = try container.build(PageInput(), isolation: nil)
        #expect(try page.opener.reader.build(ReaderInput(), isolation: nil).part != nil)
    }
}
