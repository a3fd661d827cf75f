package import EditUser
package import Entities
package import Joinery
package import JoineryNavigation

/// The ways out of a user's page.
@MainActor
package protocol UserDetailRouting: AnyObject {
    /// Opens the form; `output` hears of the user if they are saved there.
    func edit(_ user: User, _ change: FieldChange?, output: ModuleOutput<User>)
}

/// Goes where a user's page leads.
@MainActor
package final class UserDetailRouter: UserDetailRouting {
    private let router: Router
    private let editUser: Builder<EditUserInput>

    package init(router: Router, editUser: Builder<EditUserInput>) {
        self.router = router
        self.editUser = editUser
    }

    package func edit(_ user: User, _ change: FieldChange?, output: ModuleOutput<User>) {
        let input = EditUserInput(user: user, firstChange: change, output: output)
        router.open(input, with: editUser, by: .present)
    }
}
