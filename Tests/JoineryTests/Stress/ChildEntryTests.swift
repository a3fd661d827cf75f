import Dispatch
import Joinery
import Testing

/// The entry of a child, asked for on another thread while the build of its parent ends.
@Suite struct ChildEntryTests {
    final class Page: Sendable { init() {} }
    struct PageInput: ModuleInput { typealias Entry = Page }
    struct PageModule: Module {
        typealias Input = PageInput
        var bindings: Bindings { PerModule(Page.init) }
    }

    final class Parent: Sendable { init() {} }
    struct ParentInput: ModuleInput { typealias Entry = Parent }
    struct ParentModule: Module {
        typealias Input = ParentInput
        let answers: DispatchGroup
        let counter: Counter

        var bindings: Bindings {
            Child(PageInput.self) { PageInput() }
            PerModule(Parent.self) { (page: Provider<Page>) in
                DispatchQueue.global()
                    .async(group: answers) {
                        for _ in 0..<20 where (try? page()) != nil { counter.next() }
                    }
                return Parent()
            }
        }
    }

    @Test func `every request is answered, whichever comes first`() throws {
        let (answers, counter) = (DispatchGroup(), Counter())
        let container = try Container {
            ParentModule(answers: answers, counter: counter)
            PageModule()
        }
        for _ in 0..<200 { _ = try container.build(ParentInput(), isolation: nil) }
        answers.wait()
        #expect(counter.value == 4000)
    }
}
