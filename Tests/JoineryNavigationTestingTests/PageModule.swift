import Joinery
import JoineryNavigation

struct PageInput: ModuleInput {
    typealias Entry = PageView
    var number: Int
}

@MainActor
final class PageView {
    let router: PageRouter
    init(router: PageRouter) { self.router = router }
}

/// The router of a page, as an app writes it.
@MainActor
final class PageRouter {
    private let number: Int
    private let router: Router

    init(input: PageInput, router: Router) {
        number = input.number
        self.router = router
    }

    func showNext() {
        router.open(PageInput(number: number + 1), by: .push)
    }

    func embedNext() {
        router.open(PageInput(number: number + 1), by: .embed(in: "side"))
    }
}

struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(PageRouter.init)
        PerModule(PageView.init)
    }
}
