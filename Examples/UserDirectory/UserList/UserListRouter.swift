package import Entities
package import Joinery
package import Navigation
package import SelectUser

/// The ways out of the list.
@MainActor
package protocol UserListRouting: AnyObject {
    /// Shows a user; `onChanged` is called when the user was changed there.
    func showUser(_ id: User.ID, onChanged: @escaping @MainActor (User) -> Void)

    /// Lets a user be chosen.
    func selectUser(onSelected: @escaping @MainActor (User) -> Void)
}

/// Goes where the list leads.
///
/// Choosing a user is a module that the list knows. Showing one is not: it asks for what it needs in its own words.
@MainActor
package final class UserListRouter: UserListRouting {
    private let userPage: Builder<UserPageInput>
    private let selectUser: Builder<SelectUserInput>
    private let navigator: any Navigator
    private let failures: any FailureReporting

    package init(
        userPage: Builder<UserPageInput>,
        selectUser: Builder<SelectUserInput>,
        navigator: any Navigator,
        failures: any FailureReporting
    ) {
        self.userPage = userPage
        self.selectUser = selectUser
        self.navigator = navigator
        self.failures = failures
    }

    package func showUser(_ id: User.ID, onChanged: @escaping @MainActor (User) -> Void) {
        failures.attempt {
            navigator.push(try userPage.build(UserPageInput(userID: id, onChanged: onChanged)))
        }
    }

    package func selectUser(onSelected: @escaping @MainActor (User) -> Void) {
        failures.attempt {
            let input = SelectUserInput(title: "Choose a user", onSelected: onSelected)
            navigator.present(try selectUser.build(input))
        }
    }
}
