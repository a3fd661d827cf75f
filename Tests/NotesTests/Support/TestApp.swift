import Joinery
import JoineryNavigation
import NotesEntities
import NotesServices
import NotesTerminal

/// The whole app in the test's process, on a console that keeps what is written.
@MainActor
final class TestApp {
    let console = TranscriptConsole()
    let display: TerminalDisplay
    let app: NotesApp
    /// The parts of all modules that were ever shown.
    let parts = ModuleParts()
    private let style: Style

    /// The app as it is shipped, with notes in the file at `path`.
    init(_ style: Style, path: String?) throws {
        self.style = style
        display = TerminalDisplay(console: console)
        app = try NotesApp(try style.container(display, path: path), console: console)
        followScreens()
    }

    /// The app with a store of the test's, and more in place of what it has.
    init(
        _ style: Style,
        store: any NoteStore = MemoryNoteStore(),
        @BindingsBuilder replacing others: () -> Bindings = { NoBindings().bindings }
    ) throws {
        self.style = style
        display = TerminalDisplay(console: console)
        let others = others()
        let container = try style.container(display, path: nil)
            .overriding {
                Singleton((any NoteStore).self) { store }
                others
            }
        app = try NotesApp(container, console: console)
        followScreens()
    }

    var navigator: StackNavigator { display.navigator }

    /// How many screens lead to the one in front, itself among them.
    var depth: Int { navigator.path.count }

    /// What the screen in front is about.
    var title: String? { display.front?.page.title }

    /// What there is to read on the screen in front.
    var lines: [String] { display.front?.page.lines ?? [] }

    func start() async {
        await app.start(style.showFirst)
    }

    /// Starts the app, and logs in where it asks for that.
    func startLoggedIn() async {
        await start()
        await run("login ada lovelace")
    }

    /// Gives commands, and returns what was written meanwhile.
    @discardableResult
    func run(_ commands: String...) async -> String {
        _ = console.take()
        for command in commands { await app.perform(command) }
        return console.take()
    }

    /// Gives a command to the screen in front, without waiting for what it starts.
    func type(_ line: String) {
        guard let command = Command(line) else { return }
        _ = display.front?.handle(command)
    }

    private func followScreens() {
        let drawing = navigator.onChange
        navigator.onChange = { [parts, unowned navigator] in
            drawing?()
            for screen in navigator.path { parts.watch(screen) }
        }
    }
}

private struct NoBindings: Assembly {
    var bindings: Bindings {}
}
