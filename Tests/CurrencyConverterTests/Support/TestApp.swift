import CurrencyConverter
import Joinery
import JoineryNavigation

/// The app in the test's process, with what it writes, and all its views and view models watched.
@MainActor
final class TestApp {
    let app: ConverterApp
    let navigator: StackNavigator
    let router: Router
    let picker: CurrencyPickerUnit
    let survivors: Survivors
    private let output: Output

    /// The app with the rates that it comes with, or others.
    init(_ rates: any ExchangeRates = FixedRates()) throws {
        let survivors = Survivors()
        let output = Output()
        let assembly = ConverterAssembly()
        let container = try Container { assembly }
            .overriding {
                Singleton((any ExchangeRates).self) { rates }
                WatchedUnits(survivors: survivors)
            }
        self.survivors = survivors
        self.output = output
        app = try ConverterApp(container) { output.lines.append($0) }
        navigator = try container.resolve()
        router = try Router(container)
        picker = try container.resolve()
    }

    /// The view in front, if it is of that type.
    func front<View>(as view: View.Type = View.self) -> View? {
        navigator.front?.content(as: view)
    }

    /// Gives commands, and returns what was written for the last one, without its echo and empty lines.
    @discardableResult
    func run(_ commands: String...) async -> [String] {
        for command in commands {
            output.lines = []
            await app.perform(command)
        }
        return output.lines.dropFirst(2).filter { !$0.isEmpty }
    }

    /// All that was written since the last call.
    func take() -> String {
        defer { output.lines = [] }
        return output.lines.map { $0 + "\n" }.joined()
    }

    private final class Output {
        var lines: [String] = []
    }
}
