package import Entities
internal import Foundation
package import JoineryNavigation
package import Services

/// The input port of the interactor of editing a user.
@MainActor
package protocol EditUserInteracting: AnyObject {
    /// The user as they are saved.
    var original: User { get }

    /// The user as they would be saved now.
    var draft: User { get }

    /// Changes the draft.
    ///
    /// - Returns: What is wrong with the value, and nothing if it was taken.
    func apply(_ change: FieldChange) -> String?

    /// Saves the draft.
    func save()
}

/// The output port of the interactor of editing a user.
@MainActor
package protocol EditUserInteractorOutput: AnyObject {
    /// The draft was saved.
    func saved(_ user: User)

    /// It could not be saved.
    func failed(_ error: UserServiceError)
}

/// Keeps the draft of a user, and saves it.
@MainActor
package final class EditUserInteractor: EditUserInteracting {
    package weak var output: (any EditUserInteractorOutput)?
    package let original: User
    package private(set) var draft: User
    private let users: any UserService
    private let workload: Workload
    private let broadcast: Broadcast
    private var saving: Work?

    package init(input: EditUserInput, users: any UserService, workload: Workload, broadcast: Broadcast) {
        original = input.user
        draft = input.user
        self.users = users
        self.workload = workload
        self.broadcast = broadcast
    }

    package func apply(_ change: FieldChange) -> String? {
        let value = change.value.trimmingCharacters(in: .whitespaces)
        guard !value.isEmpty else { return "The \(change.field.rawValue) cannot be empty." }
        switch change.field {
        case .name:
            draft.name = value
        case .email:
            guard value.split(separator: "@").count == 2, !value.contains(" ") else {
                return "“\(value)” is not an email address."
            }
            draft.email = value
        case .avatar:
            guard let url = URL(string: value), url.scheme != nil, url.host() != nil else {
                return "“\(value)” is not a URL."
            }
            draft.avatarURL = url
        }
        return nil
    }

    package func save() {
        // A second save while the first is under way would report twice.
        guard saving == nil else { return }
        saving = workload.run { [weak self, users, broadcast, draft] in
            do throws(UserServiceError) {
                try await users.save(draft)
                // Whoever opened the form is told by the presenter, and only while the form is there.
                broadcast.send(UserChanged(draft))
                self?.saving = nil
                self?.output?.saved(draft)
            } catch {
                self?.saving = nil
                self?.output?.failed(error)
            }
        }
    }
}
