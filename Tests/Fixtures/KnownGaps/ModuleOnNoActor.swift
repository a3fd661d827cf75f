// The entry of a module that was built on no actor is used by two tasks: both make objects from the module's own `State`.
import Joinery

final class State {
    var number = 0
}
final class Page: Sendable {
    let next: Provider<Int>
    init(next: Provider<Int>) { self.next = next }
}
struct PageInput: ModuleInput {
    typealias Entry = Page
}
struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(State.init)
        PerModule(Page.init)
        Transient(Int.self) { (state: State) in
            state.number += 1
            return state.number
        }
    }
}

nonisolated func use(_ container: Container) async throws {
    let page = try container.build(PageInput())
    async let first = page.next()
    async let second = page.next()
    _ = try await (first, second)
}
