internal import EditUser
package import Entities
internal import Foundation
internal import JoineryNavigation
package import Services

/// Decides what is on the page of a user.
@MainActor
package final class UserDetailPresenter: UserDetailPresenting, UserDetailInteractorOutput {
    package weak var view: (any UserDetailView)?
    private let userID: User.ID
    private let interactor: any UserDetailInteracting
    private let router: any UserDetailRouting
    private var profile: UserProfile?

    package init(input: UserDetailInput, interactor: any UserDetailInteracting, router: any UserDetailRouting) {
        userID = input.userID
        self.interactor = interactor
        self.router = router
    }

    package func viewAppeared() {
        refresh()
    }

    package func refresh() {
        profile = nil
        view?.showLoading()
        interactor.loadProfile()
    }

    package func edit() {
        edit(nil)
    }

    package func edit(field: String, value: String) {
        guard let field = EditableField(rawValue: field.lowercased()) else {
            view?.showNotice("There is no field “\(field)”. The fields are: \(EditableField.list).")
            return
        }
        edit(FieldChange(field: field, value: value))
    }

    package func loaded(_ profile: UserProfile) {
        self.profile = profile
        view?.show(UserDetailPage(profile))
    }

    package func failed(_ error: UserServiceError) {
        view?.showProblem(error.message)
    }

    private func edit(_ change: FieldChange?) {
        guard let profile else {
            view?.showNotice("User \(userID) is not there to be edited yet.")
            return
        }
        // The form tells this presenter as its delegate, and does not keep it.
        router.edit(profile.user, change, output: .telling(self) { presenter, user in presenter.saved(user) })
    }

    private func saved(_ user: User) {
        profile?.user = user
        if let profile { view?.show(UserDetailPage(profile)) }
    }
}

extension UserDetailPage {
    /// The page with the texts of a profile.
    package init(_ profile: UserProfile) {
        let user = profile.user
        name = user.name
        facts = [
            Fact(label: "Id", text: String(user.id)),
            Fact(label: "Name", text: user.name),
            Fact(label: "Email", text: user.email),
            Fact(label: "Avatar", text: user.avatarURL.absoluteString),
            Fact(label: "Joined", text: user.createdAt.day),
            Fact(label: "Followers", text: String(profile.followers)),
            Fact(label: "Following", text: String(profile.following)),
            Fact(label: "You follow", text: profile.isFollowing ? "yes" : "no"),
        ]
        posts = profile.posts.map { Line(day: $0.createdAt.day, title: $0.title) }
    }
}
