package import Navigation

/// The ways out of choosing a user.
@MainActor
package protocol SelectUserRouting: AnyObject {
    /// Leaves the screen.
    func close()
}

/// Leaves the screen when a user was chosen.
@MainActor
package final class SelectUserRouter: SelectUserRouting {
    package weak var view: (any SelectUserView)?
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func close() {
        if let view { navigator.close(view) }
    }
}
