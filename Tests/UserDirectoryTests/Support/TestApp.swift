import Entities
import Joinery
import JoineryNavigation
import LiveServices
import Services
import UserDirectoryApp

/// The whole app in the test's process, with a service of the test's and a console that keeps what is written.
@MainActor
struct TestApp {
    let console = TranscriptConsole()
    let app: DirectoryApp
    let survivors = Survivors()

    /// The app as it is shipped.
    init(source: UserSource = .bundled) throws {
        app = try DirectoryApp(Self.container(source, console, survivors))
    }

    /// The app with another service.
    init(_ service: any UserService) throws {
        let container = try Self.container(.bundled, console, survivors)
            .overriding {
                Singleton((any UserService).self) { service }
            }
        app = try DirectoryApp(container)
    }

    private static func container(
        _ source: UserSource,
        _ console: any Console,
        _ survivors: Survivors
    ) throws -> Container {
        let assembly = try AppAssembly(source: source, console: console)
        return try Container { assembly }
            .overriding { WatchingAssembly(survivors: survivors) }
    }

    /// Starts the app and waits for the first screen.
    func start(at url: String? = nil) async throws {
        try app.start(at: url)
        await app.settle()
    }

    /// Gives commands, each when the one before it has settled, and returns what was written meanwhile.
    @discardableResult
    func run(_ commands: String...) async -> String {
        _ = console.take()
        for command in commands {
            app.perform(command)
            await app.settle()
        }
        return console.take()
    }
}
