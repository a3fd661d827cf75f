package import Entities
package import Services

/// The input port of the interactor of choosing a user.
@MainActor
package protocol SelectUserInteracting: AnyObject {
    /// Fetches whom to choose from.
    func loadCandidates()
}

/// The output port of the interactor of choosing a user.
@MainActor
package protocol SelectUserInteractorOutput: AnyObject {
    /// The candidates have come.
    func loaded(_ users: [User])

    /// They could not be fetched.
    func failed(_ error: UserServiceError)
}

/// Fetches the users to choose from.
@MainActor
package final class SelectUserInteractor: SelectUserInteracting {
    package weak var output: (any SelectUserInteractorOutput)?
    private let users: any UserService
    private let workload: Workload
    private var fetch: Work?

    package init(users: any UserService, workload: Workload) {
        self.users = users
        self.workload = workload
    }

    package func loadCandidates() {
        fetch = workload.run { [weak self, users] in
            do throws(UserServiceError) {
                let found = try await users.users()
                guard !Task.isCancelled else { return }
                self?.output?.loaded(found)
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.failed(error)
            }
        }
    }
}
