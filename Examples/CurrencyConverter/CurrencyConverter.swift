internal import Joinery

/// The program: runs the app with the lines of the standard input.
@main
enum CurrencyConverter {
    @MainActor
    static func main() async throws {
        let assembly = ConverterAssembly()
        let app = try ConverterApp(Container { assembly }) { print($0) }
        try app.start()
        while !app.isFinished, let line = readLine() { await app.perform(line) }
        app.close()
    }
}
