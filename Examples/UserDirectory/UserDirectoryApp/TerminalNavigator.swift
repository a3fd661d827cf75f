internal import Navigation
internal import TerminalViews

/// The stack of screens, and what is seen of it: the page of the one in front.
///
/// It is the only one that keeps screens. A screen that is taken off the stack goes, and its module with it.
@MainActor
final class TerminalNavigator: Navigator, Display, FailureReporting {
    private let console: any Console
    private var stack: [Entry] = []

    /// A screen on the stack.
    private struct Entry {
        let screen: any TerminalScreen
        /// Whether it stands for itself, and not for a step from the one below.
        let isPresented: Bool
        /// What it remarked while it was behind another.
        var notices: [String] = []
    }

    init(console: any Console) {
        self.console = console
    }

    /// The screen that is seen.
    var front: (any TerminalScreen)? { stack.last?.screen }

    // MARK: Navigator

    func root(_ screen: any Screen) {
        stack = []
        add(screen, isPresented: false)
    }

    func push(_ screen: any Screen) {
        add(screen, isPresented: false)
    }

    func present(_ screen: any Screen) {
        add(screen, isPresented: true)
    }

    func back() {
        guard stack.count > 1 else {
            console.write(Line("This is the first screen: there is nothing to go back to."))
            return
        }
        leave(downTo: stack.count - 1)
    }

    func close(_ screen: any Screen) {
        guard let index = stack.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
        leave(downTo: index)
    }

    /// Leaves all screens, the root too.
    func closeAll() {
        stack = []
    }

    private func add(_ screen: any Screen, isPresented: Bool) {
        guard let screen = screen as? any TerminalScreen else {
            fatalError("\(type(of: screen)) is no TerminalScreen: bind the views of TerminalViewsAssembly.")
        }
        stack.append(Entry(screen: screen, isPresented: isPresented))
        screen.appear()
    }

    private func leave(downTo count: Int) {
        stack.removeSubrange(count...)
        draw()
    }

    // MARK: Display

    func changed(_ screen: any TerminalScreen) {
        if screen === front { draw() }
    }

    func notice(_ text: String, on screen: any TerminalScreen) {
        guard let index = stack.firstIndex(where: { $0.screen === screen }) else { return }
        if index == stack.count - 1 {
            console.write(Line(text, .warning))
        } else {
            stack[index].notices.append(text)
        }
    }

    func report(_ error: any Error) {
        console.write(Line("This cannot be shown. \(error)", .warning))
    }

    private func draw() {
        guard let page = front?.page else { return }
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
        for notice in stack[stack.count - 1].notices { console.write(Line(notice, .warning)) }
        stack[stack.count - 1].notices = []
    }

    /// The title, behind those of the screens that led to it.
    private func path(to title: String) -> String {
        let start = stack.lastIndex { $0.isPresented } ?? 0
        let before = stack[start...].dropLast().compactMap(\.screen.page.title)
        return (before + [title]).joined(separator: " › ")
    }
}
