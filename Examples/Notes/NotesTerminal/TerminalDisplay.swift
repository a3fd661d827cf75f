internal import Joinery
package import JoineryNavigation

/// The terminal: it draws the screen that the navigator has in front.
///
/// It draws when it is told to, which is when everything that a command has started has come to its end.
@MainActor
package final class TerminalDisplay {
    /// What decides which screen is in front.
    package let navigator = StackNavigator()
    private let console: any Console
    private weak var seen: JoineryNavigation.Screen?
    private var isChanged = false
    private var notices: [String] = []

    package init(console: any Console) {
        self.console = console
        navigator.onChange = { [weak self] in self?.navigatorMoved() }
    }

    /// The screen in front.
    package var front: (any TerminalScreen)? { navigator.front?.content() }

    // MARK: For views

    /// The page of a screen has changed.
    func changed(_ screen: any TerminalScreen) {
        if screen === front { isChanged = true }
    }

    /// There is something to remark, below whatever is in front.
    package func notice(_ text: String) {
        notices.append(text)
    }

    /// Something could not be shown.
    func report(_ error: any Error) {
        switch error {
        case ResolutionError.factoryFailed(_, let underlying): notice("\(underlying)")
        case NavigationError.refused: notice("Nobody is logged in, so this cannot be shown.")
        default: notice("\(error)")
        }
    }

    // MARK: For the app

    /// Draws what is in front, if it is not what was drawn last, and what there is to remark.
    package func draw() {
        if isChanged, let page = front?.page {
            for line in ["", heading(page.title), ""] + page.lines { write(line) }
        }
        for notice in notices { write(notice) }
        isChanged = false
        notices = []
    }

    private func navigatorMoved() {
        guard navigator.front !== seen else { return }
        seen = navigator.front
        isChanged = true
        front?.willAppear()
        front?.didAppear()
    }

    /// The title of a screen: behind those that led to it, or alone where it was presented.
    private func heading(_ title: String) -> String {
        guard !navigator.isPresenting else { return title }
        let before = navigator.path.dropLast().compactMap { $0.content(as: (any TerminalScreen).self)?.page.title }
        return (before + [title]).joined(separator: " › ")
    }

    /// Writes a line without spaces at its end; control characters become dots, so that what was read from a file cannot
    /// move the cursor.
    private func write(_ line: String) {
        let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
        console.write(String(line[..<end].map { $0.isControl ? "·" : $0 }))
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
