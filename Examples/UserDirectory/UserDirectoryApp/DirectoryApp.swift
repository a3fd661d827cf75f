public import Joinery
internal import JoineryNavigation
internal import Services
internal import TerminalViews
internal import UserList

/// The app while it runs: takes commands, one line each.
@MainActor
public final class DirectoryApp {
    /// Whether `quit` was given.
    public private(set) var isFinished = false
    private let router: Router
    private let navigator: StackNavigator
    private let terminal: Terminal
    private let console: any Console
    private let workload: Workload

    /// The app that `container` was declared to be, with ``AppAssembly``.
    public init(_ container: Container) throws {
        router = try Router(container)
        navigator = try container.resolve()
        terminal = try container.resolve()
        console = try container.resolve()
        workload = try container.resolve()
    }

    deinit {
        // The navigator belongs to the container, and what is on its stack can build more and so keeps the container.
        Task { @MainActor [navigator] in navigator.closeAll() }
    }

    /// Shows the list, and above it what a URL leads to.
    ///
    /// - Parameter url: The URL, if there is one.
    /// - Throws: Why one of them cannot be shown, such as `URLRouteError`. Nothing is seen then.
    public func start(at url: String? = nil) throws {
        var routes = [router.open(UserListInput(), by: .root)]
        if let url { routes.append(router.open(url: url)) }
        if let error = routes.lazy.compactMap(\.error).first { throw error }
        terminal.turnOn()
    }

    /// Does what a line says, without waiting for what it starts.
    public func perform(_ line: String) {
        guard let command = Command(line) else { return }
        switch command.name {
        case "quit", "exit": isFinished = true
        case "help": for line in Help.lines { console.write(line) }
        case "back": goBack()
        default:
            guard let front = terminal.front, !front.handle(command) else { return }
            reject(command, front.page.commands)
        }
    }

    /// Waits until nothing is under way any more.
    public func settle() async {
        await workload.settle()
    }

    /// Does what the lines say and writes them down too, so that what is written reads as a transcript.
    ///
    /// A line is taken when all that the one before it started has ended: the output is always the same.
    ///
    /// - Parameter lines: The lines; it ends with them, or with `quit`.
    public func replay(_ lines: AsyncStream<String>) async {
        await settle()
        for await line in lines where Command(line) != nil {
            console.write(Line())
            console.write(Line("> \(line)"))
            perform(line)
            if isFinished { return }
            await settle()
        }
    }

    /// Leaves all screens.
    public func close() {
        navigator.closeAll()
    }

    private func goBack() {
        do {
            try navigator.back()
        } catch NavigationError.nothingBehind {
            console.write(Line("This is the first screen: there is nothing to go back to."))
        } catch {
            console.write(Line("There is no way back now. \(error)", .warning))
        }
    }

    private func reject(_ command: Command, _ possible: [String]) {
        guard Help.knows(command.name) else {
            console.write(Line("There is no command “\(command.name)”. Type “help” for those there are.", .warning))
            return
        }
        let list = (possible + ["back", "help", "quit"]).uniqued().joined(separator: ", ")
        console.write(Line("“\(command.name)” is not possible here. Possible are: \(list).", .warning))
    }
}

extension [String] {
    /// The texts without those that were there before.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
