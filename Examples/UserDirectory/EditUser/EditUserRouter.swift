package import Navigation

/// The ways out of editing a user.
@MainActor
package protocol EditUserRouting: AnyObject {
    /// Leaves the form.
    func close()
}

/// Leaves the form when the user was saved, or is not to be.
@MainActor
package final class EditUserRouter: EditUserRouting {
    package weak var view: (any EditUserView)?
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func close() {
        if let view { navigator.close(view) }
    }
}
