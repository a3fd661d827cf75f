internal import JoineryNavigation
internal import TerminalViews

/// What is seen of the app: the page of the screen in front.
///
/// The navigator knows which screen that is, and is the only one that keeps screens. This follows it.
@MainActor
final class Terminal: Display {
    private let navigator: StackNavigator
    private let console: any Console
    private var isOn = false
    /// The screens that have come into view, each with what it remarked while it was behind another.
    private var notices: [ObjectIdentifier: [String]] = [:]

    init(_ navigator: StackNavigator, console: any Console) {
        self.navigator = navigator
        self.console = console
    }

    /// The screen that is seen.
    var front: (any TerminalScreen)? { screens.last }

    /// Shows what the navigator has in front, from now on.
    func turnOn() {
        isOn = true
        navigator.onChange = { [weak self] in self?.follow() }
        follow()
    }

    /// Tells that something cannot be shown; before anything is, that is for whoever starts the app to tell.
    func report(_ error: any Error) {
        if isOn { console.write(Line("This cannot be shown. \(error)", .warning)) }
    }

    // MARK: Display

    func changed(_ screen: any TerminalScreen) {
        if screen === front { draw(screen) }
    }

    func notice(_ text: String, on screen: any TerminalScreen) {
        if screen === front {
            console.write(Line(text, .warning))
        } else {
            notices[ObjectIdentifier(screen)]?.append(text)
        }
    }

    // MARK: Inside

    private var screens: [any TerminalScreen] {
        navigator.path.map { screen in
            guard let view = screen.content(as: (any TerminalScreen).self) else {
                fatalError("\(screen.name) has no view for the terminal: bind one in TerminalViewsAssembly.")
            }
            return view
        }
    }

    private func follow() {
        let shown = Set(screens.map(ObjectIdentifier.init))
        notices = notices.filter { shown.contains($0.key) }
        guard let front else { return }
        if notices[ObjectIdentifier(front)] == nil {
            notices[ObjectIdentifier(front)] = []
            // It is drawn as soon as it has something to show.
            front.appear()
        } else {
            draw(front)
        }
    }

    private func draw(_ front: any TerminalScreen) {
        let page = front.page
        if let title = page.title {
            console.write(Line())
            console.write(Line(path(to: title), .heading))
            console.write(Line())
        }
        for line in page.lines { console.write(line) }
        if console.isInteractive, page.title != nil {
            console.write(Line())
            console.write(Line((page.commands + ["help", "quit"]).joined(separator: " · "), .faint))
        }
        for notice in notices[ObjectIdentifier(front)] ?? [] { console.write(Line(notice, .warning)) }
        notices[ObjectIdentifier(front)] = []
    }

    /// The title, behind those of the screens that led to it; what is presented stands for itself.
    private func path(to title: String) -> String {
        let before = navigator.isPresenting ? [] : screens.dropLast().compactMap(\.page.title)
        return (before + [title]).joined(separator: " › ")
    }
}
