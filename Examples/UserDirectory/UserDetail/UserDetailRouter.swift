package import EditUser
package import Entities
package import Joinery
package import Navigation

/// The ways out of a user's page.
@MainActor
package protocol UserDetailRouting: AnyObject {
    /// Opens the form.
    func edit(_ user: User, _ change: FieldChange?, delegate: any EditUserDelegate)
}

/// Goes where a user's page leads.
@MainActor
package final class UserDetailRouter: UserDetailRouting {
    private let editUser: Builder<EditUserInput>
    private let navigator: any Navigator
    private let failures: any FailureReporting

    package init(editUser: Builder<EditUserInput>, navigator: any Navigator, failures: any FailureReporting) {
        self.editUser = editUser
        self.navigator = navigator
        self.failures = failures
    }

    package func edit(_ user: User, _ change: FieldChange?, delegate: any EditUserDelegate) {
        failures.attempt {
            let input = EditUserInput(user: user, firstChange: change, delegate: delegate)
            navigator.present(try editUser.build(input))
        }
    }
}
