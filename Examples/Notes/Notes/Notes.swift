internal import Foundation
internal import Joinery
internal import JoineryNavigation
internal import NotesDecoupled
internal import NotesShort
internal import NotesTerminal

/// The program: reads its options, joins the app in one of the two styles and runs it.
@main
enum Notes {
    @MainActor
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            guard !options.isHelp else { return print(Options.usage) }
            try await run(options)
        } catch let error as OptionError {
            fail("\(error)\n\n\(Options.usage)", status: EX_USAGE)
        } catch {
            fail("\(error)", status: EX_SOFTWARE)
        }
    }

    @MainActor
    private static func run(_ options: Options) async throws {
        let console = StandardConsole()
        let display = TerminalDisplay(console: console)
        let container: Container
        let showFirst: (Router) -> Void
        switch options.style {
        case .decoupled:
            container = try Container { DecoupledNotes(display, path: options.path) }
            showFirst = DecoupledNotes.showFirst
        case .short:
            container = try Container { ShortNotes(display, path: options.path) }
            showFirst = ShortNotes.showFirst
        }
        let app = try NotesApp(container, console: console)
        await app.start(showFirst)
        await app.run(StandardInput.lines(), isEchoing: !StandardInput.isTerminal)
        app.close()
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
        exit(status)
    }
}
