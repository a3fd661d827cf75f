package import EditUser

/// The form for a user on the terminal.
@MainActor
package final class TerminalEditUserView: EditUserView, TerminalScreen {
    package private(set) var page = Page.loading
    private let presenter: any EditUserPresenting
    private let display: any Display

    package init(presenter: any EditUserPresenting, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    package func appear() {
        presenter.viewAppeared()
    }

    package func show(_ form: EditUserForm) {
        var table = Table(.left, .left)
        for field in form.fields {
            table.add(field.name, field.entered.map { "\(field.saved) → \($0)" } ?? field.saved)
        }
        let isChanged = form.fields.contains { $0.entered != nil }
        page = Page(
            title: form.title,
            lines: table.lines.map { Line($0) } + [Line(), Line(isChanged ? "Not saved yet." : "No changes.", .faint)],
            commands: ["edit FIELD=VALUE", "save", "cancel"]
        )
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text, on: self)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "edit":
            if let (field, value) = command.assignment {
                presenter.change(field: field, to: value)
            } else {
                showNotice("What is to change? Type a field and its value, such as “edit name=Ada”.")
            }
        case "save": presenter.save()
        case "cancel": presenter.cancel()
        default: return false
        }
        return true
    }
}
