import Joinery
import Testing

private protocol Searching: AnyObject {}
private final class Search: Searching {}
private struct OneInput: ModuleInput {
    typealias Entry = Search
}
private struct OtherInput: ModuleInput {
    typealias Entry = Search
}
private struct ParentInput: ModuleInput {
    typealias Entry = Parent
}
private final class Parent {
    let search: any Searching
    init(search: any Searching) { self.search = search }
}
private struct OneModule: Module {
    typealias Input = OneInput
    var bindings: Bindings { PerModule(Search.init).exports((any Searching).self) { $0 } }
}
private struct OtherModule: Module {
    typealias Input = OtherInput
    var bindings: Bindings { PerModule(Search.init).exports((any Searching).self) { $0 } }
}
private struct ParentModule: Module {
    typealias Input = ParentInput
    var bindings: Bindings {
        Child(OneInput.self) { OneInput() }
        Child(OtherInput.self) { OtherInput() }
        PerModule(Parent.init)
    }
}

@Suite struct OfferTests {
    @Test func `Two embedded modules that export one type are a duplicate`() {
        let found = problems {
            ParentModule()
            OneModule()
            OtherModule()
        }
        #expect(found.contains { $0.kind == .duplicate && $0.key == "any Searching" }, "\(found)")
    }

    @Test func `One module embedded twice is a duplicate`() {
        struct TwiceModule: Module {
            typealias Input = ParentInput
            var bindings: Bindings {
                Child(OneInput.self) { OneInput() }
                Child(OneInput.self) { OneInput() }
                PerModule(Parent.init)
            }
        }
        let found = problems {
            TwiceModule()
            OneModule()
        }
        #expect(found.contains { $0.kind == .duplicate }, "\(found)")
    }

    @Test func `A module's own binding of what an embedded module exports is a duplicate`() {
        final class Own: Searching {}
        struct ShadowingModule: Module {
            typealias Input = ParentInput
            var bindings: Bindings {
                Child(OneInput.self) { OneInput() }
                PerModule(Own.init, as: (any Searching).self)
                PerModule(Parent.init)
            }
        }
        let found = problem {
            ShadowingModule()
            OneModule()
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.key == "any Searching")
    }
}
