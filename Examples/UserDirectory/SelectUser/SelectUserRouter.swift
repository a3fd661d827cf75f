package import JoineryNavigation

/// The ways out of choosing a user.
@MainActor
package protocol SelectUserRouting: AnyObject {
    /// Leaves the screen.
    func close()
}

/// Leaves the screen when a user was chosen.
@MainActor
package final class SelectUserRouter: SelectUserRouting {
    private let router: Router

    package init(router: Router) {
        self.router = router
    }

    package func close() {
        router.leave()
    }
}
