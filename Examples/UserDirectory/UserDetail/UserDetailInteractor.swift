package import Entities
package import Services

/// The input port of the interactor of a user's page.
@MainActor
package protocol UserDetailInteracting: AnyObject {
    /// Fetches the page.
    func loadProfile()
}

/// The output port of the interactor of a user's page.
@MainActor
package protocol UserDetailInteractorOutput: AnyObject {
    /// The page has come.
    func loaded(_ profile: UserProfile)

    /// It could not be fetched.
    func failed(_ error: UserServiceError)
}

/// Fetches the page of the user that the module was built for.
@MainActor
package final class UserDetailInteractor: UserDetailInteracting {
    package weak var output: (any UserDetailInteractorOutput)?
    private let userID: User.ID
    private let users: any UserService
    private let workload: Workload
    private var fetch: Work?

    package init(input: UserDetailInput, users: any UserService, workload: Workload) {
        userID = input.userID
        self.users = users
        self.workload = workload
    }

    package func loadProfile() {
        fetch = workload.run { [weak self, users, userID] in
            do throws(UserServiceError) {
                let profile = try await users.profile(of: userID)
                guard !Task.isCancelled else { return }
                self?.output?.loaded(profile)
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.failed(error)
            }
        }
    }
}
