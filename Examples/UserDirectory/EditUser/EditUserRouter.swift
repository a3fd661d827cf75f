package import JoineryNavigation

/// The ways out of editing a user.
@MainActor
package protocol EditUserRouting: AnyObject {
    /// Leaves the form.
    func close()
}

/// Leaves the form when the user was saved, or is not to be.
@MainActor
package final class EditUserRouter: EditUserRouting {
    private let router: Router

    package init(router: Router) {
        self.router = router
    }

    package func close() {
        router.leave()
    }
}
