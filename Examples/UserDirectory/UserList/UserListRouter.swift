package import Entities
package import Joinery
package import JoineryNavigation
package import SelectUser
package import Services

/// The ways out of the list.
@MainActor
package protocol UserListRouting: AnyObject {
    /// Shows a user.
    func showUser(_ id: User.ID)

    /// Lets a user be chosen.
    ///
    /// - Returns: The user, or `nil` if the screen was left without a choice.
    func selectUser() async throws -> User?
}

/// Goes where the list leads.
///
/// Choosing a user is a module that the list knows. Showing one is not: it asks for what it needs in its own words.
@MainActor
package final class UserListRouter: UserListRouting {
    private let router: Router
    private let userPage: Builder<UserPageInput>
    private let selectUser: Builder<SelectUserInput>
    private let workload: Workload

    package init(
        router: Router,
        userPage: Builder<UserPageInput>,
        selectUser: Builder<SelectUserInput>,
        workload: Workload
    ) {
        self.router = router
        self.userPage = userPage
        self.selectUser = selectUser
        self.workload = workload
    }

    package func showUser(_ id: User.ID) {
        router.open(UserPageInput(userID: id), with: userPage, by: .push)
    }

    package func selectUser() async throws -> User? {
        try await workload.answer { answered in
            let input = SelectUserInput(title: "Choose a user", output: .calling { _ in answered() })
            return try await router.result(input, with: selectUser)
        }
    }
}
