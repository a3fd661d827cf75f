internal import Foundation
internal import Joinery
internal import JoineryGraph
internal import JoineryNavigation
internal import LiveServices
internal import UserDirectoryApp

/// The program: reads its options, joins the app and runs it.
@main
enum UserDirectory {
    @MainActor
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            guard !options.isHelp else { return print(Options.usage) }
            let console = StandardConsole()
            let assembly = try AppAssembly(source: options.source, console: console)
            let container = try Container { assembly }
            if let form = options.graph { return print(try form.text(of: container.graph)) }
            try await CommandLoop(DirectoryApp(container), console: console).run(at: options.url)
        } catch let error as OptionError {
            fail("\(error)\n\n\(Options.usage)", status: EX_USAGE)
        } catch let error as URLRouteError {
            fail("\(error)", status: EX_USAGE)
        } catch {
            fail("\(error)", status: EX_SOFTWARE)
        }
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
        exit(status)
    }
}
