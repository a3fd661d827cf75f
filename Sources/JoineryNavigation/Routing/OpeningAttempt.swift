/// Builds one module and shows it.
@MainActor
struct OpeningAttempt<Entry> {
    let route: Route
    let request: RouteRequest
    let handlers: OpenHandlers<Entry>
    let node: ModuleNode
    let report: @MainActor (Route, any Error) -> Void
    let build: @MainActor () throws -> Entry
    /// Called with the entry if it was built and could not be shown.
    let takeBack: @MainActor (Entry) -> Void

    private var router: Router { request.router }

    /// Builds the module and shows it, unless the route was cancelled.
    func show() {
        guard route.isPending else { return }
        do {
            guard !router.node.isClosed else { throw NavigationError.openerGone(route: route.name) }
            let entry = try router.tree.open(node, build)
            do {
                try handlers.prepare(entry)
                if request.transition == .attach { try attach(entry) } else { try present(entry) }
            } catch {
                node.onDetach = nil
                node.undo = nil
                takeBack(entry)
                throw error
            }
        } catch {
            fail(error)
        }
    }

    /// Reports a failure, unless the route was cancelled.
    func refuse(_ error: any Error) {
        if route.isPending { fail(error) }
    }

    private func fail(_ error: any Error) {
        route.failed(error)
        handlers.failed(error)
        report(route, error)
    }

    private func attach(_ entry: Entry) throws {
        let parent = router.node
        follow { [weak node, weak navigator = router.navigator] in
            guard let node, let navigator else { return }
            // The screens that this module has opened leave first: all of them, or none if the navigator refuses.
            let screens = node.screensBelow.filter(\.isShown)
            if !screens.isEmpty { try navigator.remove(together: screens) }
            if let parent = node.parent { try parent.detach(node) } else { node.close() }
        }
        node.content.own(entry)
        do { try parent.attach(node) } catch {
            node.content.moduleWasDetached()
            throw error
        }
        complete(entry)
    }

    private func present(_ entry: Entry) throws {
        let navigator = router.navigator
        let screen = Screen(entry, node: node, parent: parent)
        screen.isOnStack = request.transition.isPresentation
        follow { [weak screen, weak navigator] in
            if let screen, let navigator { try navigator.remove(screen) }
        }
        try navigator.show(screen, by: request.transition, host: router.node.screen)
        guard request.transition.isPresentation else { return complete(entry) }
        navigator.transitions.afterTransition { complete(entry) }
    }

    /// A root or a tab belongs to the application, and outlives the module that opened it.
    private var parent: ModuleNode {
        switch request.transition {
        case .root, .tab: router.tree.root
        case .push, .present, .embed, .attach: router.node
        }
    }

    private func follow(_ undo: @escaping @MainActor () throws -> Void) {
        node.onDetach = { [route] in route.left() }
        node.undo = { [route, report] in
            guard route.state == .routing || route.state == .routed else { return }
            do { try route.remove() } catch { report(route, error) }
        }
        let isTransition = request.transition.isPresentation
        route.shown(
            isTransition: { [weak node] in
                isTransition || node?.screensBelow.contains { $0.isShown && $0.isOnStack } == true
            },
            undo: undo
        )
    }

    private func complete(_ entry: Entry) {
        guard route.state == .routing else { return }
        route.arrived()
        handlers.completed(entry)
    }
}
