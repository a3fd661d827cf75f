package import Joinery
package import JoineryNavigation
internal import NotesServices

/// The app while it runs: takes commands, one line each.
///
/// It cannot tell in which style it was written.
@MainActor
package final class NotesApp {
    /// Whether `quit` was given.
    package private(set) var isFinished = false
    /// The application's router.
    package let router: Router
    private let console: any Console
    private let display: TerminalDisplay
    private let activity: Activity

    /// The app that `container` was declared to be.
    package init(_ container: Container, console: any Console) throws {
        self.console = console
        router = try Router(container)
        display = try container.resolve()
        activity = try container.resolve()
    }

    /// Shows the first screen.
    package func start(_ showFirst: (Router) -> Void) async {
        showFirst(router)
        await settle()
        display.draw()
    }

    /// Does what a line says, and shows what came of it.
    package func perform(_ line: String) async {
        guard let command = Command(line) else { return }
        switch command.name {
        case "quit": isFinished = true
        case "help": display.notice("Possible are: \(possibleCommands).")
        case "back": goBack()
        default:
            if let front = display.front, !front.handle(command) {
                display.notice("“\(command.name)” is not possible here. Possible are: \(possibleCommands).")
            }
        }
        await settle()
        display.draw()
    }

    /// Does what the lines say, until they end or `quit` is given.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - isEchoing: Whether to write them down too, so that what is written reads as a transcript.
    package func run(_ lines: AsyncStream<String>, isEchoing: Bool) async {
        for await line in lines where Command(line) != nil {
            if isEchoing {
                console.write("")
                console.write("> \(line)")
            }
            await perform(line)
            if isFinished { return }
        }
    }

    /// Leaves all screens.
    package func close() {
        display.navigator.closeAll()
    }

    private func goBack() {
        do { try display.navigator.back() } catch { display.notice("\(error)") }
    }

    private var possibleCommands: String {
        var commands = display.front?.page.commands ?? []
        for command in ["help", "quit"] where !commands.contains(command) { commands.append(command) }
        return commands.joined(separator: ", ")
    }

    /// Waits until a command and all that it has started have come to their end, so that the output is always the same.
    private func settle() async {
        var started: Int
        repeat {
            started = activity.started
            // Between the calls to services everything is on the main actor, where turns come in their order: a task
            // that a module has started reaches its service in the first of them. (`Task.yield` would not do: it leaves
            // the actor, and several of them in a row are a single turn.)
            for _ in 0..<5 { await Task { @MainActor in }.value }
            await activity.idle()
        } while activity.started != started
    }
}
