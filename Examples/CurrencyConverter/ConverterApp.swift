package import Joinery
internal import JoineryNavigation

/// The app while it runs: takes commands, one line each, and draws the view in front.
@MainActor
package final class ConverterApp {
    /// Whether `quit` was given.
    package private(set) var isFinished = false
    private let container: Container
    private let navigator: StackNavigator
    private let write: @MainActor (String) -> Void

    /// The app that `container` was declared to be, with ``ConverterAssembly``.
    package init(_ container: Container, write: @escaping @MainActor (String) -> Void) throws {
        self.container = container
        self.write = write
        navigator = try container.resolve()
    }

    /// Shows the first view.
    package func start(with input: ConverterInput = ConverterInput()) throws {
        let router = try Router(container)
        let converter = try container.resolve(ConverterUnit.self, with: router)
        router.route(to: converter, sending: input, by: .root)
        draw()
    }

    /// Does what a line says, and draws what came of it, or says why nothing did.
    package func perform(_ line: String) async {
        guard let command = Command(line) else { return }
        write("")
        write("> \(line)")
        if let objection = obey(command) { return write(objection) }
        guard !isFinished else { return }
        await front?.settle()
        draw()
    }

    /// Leaves all views.
    package func close() {
        navigator.closeAll()
    }

    private var front: (any TerminalView)? { navigator.front?.content() }

    /// Does what was typed; the result is what is wrong with it.
    private func obey(_ command: Command) -> String? {
        guard let front else { return nil }
        switch command.name {
        case "quit":
            isFinished = true
            return nil
        case "back":
            return (try? navigator.back()) == nil ? "This is the first view: there is nothing to go back to." : nil
        default:
            switch front.handle(command) {
            case .done: return nil
            case .refused(let reason): return reason
            case .unknown:
                let list = front.commands.joined(separator: ", ")
                return "There is no command “\(command.name)” here. There are: \(list)."
            }
        }
    }

    private func draw() {
        guard let front else { return }
        front.appear()
        write("")
        write(front.title)
        for line in front.lines { write("  \(line)") }
        write("[\(front.commands.joined(separator: ", "))]")
    }
}
