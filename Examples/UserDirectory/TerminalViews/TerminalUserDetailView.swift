package import UserDetail

/// The page of a user on the terminal.
@MainActor
package final class TerminalUserDetailView: UserDetailView, TerminalScreen {
    package private(set) var page = Page.loading
    private let presenter: any UserDetailPresenting
    private let display: any Display

    package init(presenter: any UserDetailPresenting, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    package func appear() {
        presenter.viewAppeared()
    }

    package func showLoading() {
        page = .loading
        display.changed(self)
    }

    package func show(_ user: UserDetailPage) {
        var facts = Table(.left, .left)
        for fact in user.facts { facts.add(fact.label, fact.text) }
        var posts = Table(.left, .left)
        for post in user.posts { posts.add(post.day, post.title) }
        page = Page(
            title: user.name,
            lines: facts.lines.map { Line($0) }
                + [Line(), Line(user.posts.isEmpty ? "No posts" : "Posts", .label)]
                + posts.lines.map { Line($0) },
            commands: ["edit FIELD=VALUE", "refresh", "back"]
        )
        display.changed(self)
    }

    package func showProblem(_ text: String) {
        page = .problem(text, title: "User")
        page.commands.append("back")
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text, on: self)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "edit" where command.argument.isEmpty: presenter.edit()
        case "edit":
            if let (field, value) = command.assignment {
                presenter.edit(field: field, value: value)
            } else {
                showNotice("What is to change? Type a field and its value, such as “edit name=Ada”.")
            }
        case "refresh": presenter.refresh()
        default: return false
        }
        return true
    }
}
