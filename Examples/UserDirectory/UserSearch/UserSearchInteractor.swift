package import Entities
internal import Services

/// The input port of the search's interactor.
@MainActor
package protocol UserSearchInteracting: AnyObject {
    /// Looks for something else.
    func search(_ text: String)
}

/// The output port of the search's interactor.
@MainActor
package protocol UserSearchInteractorOutput: AnyObject {
    /// Something else is looked for.
    func searchChanged(to query: String)
}

/// Knows what is looked for, and who matches.
///
/// Inside the module it is an interactor. The module that embeds this one knows it as a service, `any UserSearching`.
@MainActor
package final class UserSearchInteractor: UserSearchInteracting, UserSearching {
    package weak var output: (any UserSearchInteractorOutput)?
    package var onChange: (@MainActor () -> Void)?
    package private(set) var query = ""

    package init() {}

    package func search(_ text: String) {
        query = text
        output?.searchChanged(to: text)
        onChange?()
    }

    package func matches(in users: [User]) -> [User] {
        guard !query.isEmpty else { return users }
        let wanted = query.lowercased()
        return users.filter { user in
            user.name.lowercased().contains(wanted) || user.email.lowercased().contains(wanted)
        }
    }
}
