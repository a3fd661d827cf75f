package import Entities
package import JoineryNavigation
package import Services

/// The input port of the list's interactor.
@MainActor
package protocol UserListInteracting: AnyObject {
    /// Fetches the users.
    func loadUsers()
}

/// The output port of the list's interactor.
@MainActor
package protocol UserListInteractorOutput: AnyObject {
    /// The users to show have come or changed: those of `total` that match `query`.
    func found(_ users: [User], total: Int, query: String)

    /// A search was begun, and there are no users to search.
    func foundNothingToSearch()

    /// The users could not be fetched.
    func failed(_ error: UserServiceError)
}

/// Fetches the users and narrows them down to those that are searched for.
///
/// The search is a service like the other: that a child module is behind it cannot be told from here. Nor can it be told
/// who changes users; whoever it is, it is broadcast.
@MainActor
package final class UserListInteractor: UserListInteracting {
    package weak var output: (any UserListInteractorOutput)?
    private let users: any UserService
    private let search: any UserSearching
    private let workload: Workload
    private var fetch: Work?
    private var all: [User]?

    package init(users: any UserService, search: any UserSearching, workload: Workload, broadcast: Broadcast) {
        self.users = users
        self.search = search
        self.workload = workload
        search.onChange = { [weak self] in self?.searchChanged() }
        broadcast.listen(to: UserChanged.self, as: self) { interactor, event in interactor.replace(event.user) }
    }

    package func loadUsers() {
        all = nil
        fetch = workload.run { [weak self, users] in
            do throws(UserServiceError) {
                let found = try await users.users()
                guard !Task.isCancelled else { return }
                self?.all = found
                self?.report()
            } catch {
                guard !Task.isCancelled else { return }
                self?.output?.failed(error)
            }
        }
    }

    private func replace(_ user: User) {
        guard let index = all?.firstIndex(where: { $0.id == user.id }) else { return }
        all?[index] = user
        report()
    }

    private func searchChanged() {
        if all == nil {
            output?.foundNothingToSearch()
        } else {
            report()
        }
    }

    private func report() {
        guard let all else { return }
        output?.found(search.matches(in: all), total: all.count, query: search.query)
    }
}
