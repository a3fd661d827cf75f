import CurrencyConverter
import Foundation
import JoineryNavigation
import Testing

/// What the app does for commands.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BehaviourTests {
    @Test func `the first view shows what it was opened with`() throws {
        let test = try TestApp()
        defer { test.app.close() }
        var input = ConverterInput()
        input.amount = "3"
        input.target = .yen
        try test.app.start(with: input)
        #expect(test.take().hasPrefix("\nCurrency converter\n  3.00 EUR = 480.00 JPY\n"))
    }

    @Test(
        arguments: [
            ("2", "2.00 EUR = 2.16 USD"), ("0.5", "0.50 EUR = 0.54 USD"), ("0", "0.00 EUR = 0.00 USD"),
            ("", nil), ("two", nil), ("-1", nil), ("1,5", nil), ("1.2.3", nil), (".", nil), ("1e3", nil),
            ("1234567890123456", nil),
        ] as [(String, String?)]
    )
    func `an amount is taken, or refused and the one before kept`(text: String, result: String?) async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        let lines = await test.run("amount \(text)")
        if let result {
            #expect(lines.contains("  \(result)"))
        } else {
            #expect(lines == ["“\(text)” is not an amount such as 12.50."])
            #expect(await test.run("rates", "back").contains("  1.00 EUR = 1.08 USD"))
        }
    }

    @Test func `what is picked takes the place of the one currency, or of the other`() async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        #expect(await test.run("to").first == "Pick a currency in place of US dollar")
        #expect(test.navigator.isPresenting)
        #expect(await test.run("pick 4").contains("  1.00 EUR = 160.00 JPY"))
        #expect(await test.run("from", "pick 1").contains("  1.00 CHF = 168.42 JPY"))
        #expect(await test.run("swap").contains("  1.00 JPY = 0.01 CHF"))
    }

    @Test func `leaving the picker picks nothing, and neither does a number that is not there`() async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        for number in ["0", "5", "-1", "x", "", "99999999999999999999"] {
            let lines = await test.run("to", "pick \(number)")
            #expect(lines == ["There is no currency “\(number)”. The list goes from 1 to 4."])
            #expect(await test.run("back").contains("  1.00 EUR = 1.08 USD"))
        }
    }

    @Test func `the rates stand above the converter, and going back never leaves that`() async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        #expect(await test.run("rates").prefix(2) == ["Rates of Euro", "  CHF  0.9500"])
        #expect(!test.navigator.isPresenting)
        #expect(await test.run("swap") == ["There is no command “swap” here. There are: back, quit."])
        #expect(await test.run("back").first == "Currency converter")
        for _ in 0..<3 {
            #expect(await test.run("back") == ["This is the first view: there is nothing to go back to."])
        }
        #expect(test.front(as: ConverterView.self) != nil)
    }

    @Test func `an empty line does nothing, and the app ends with 'quit'`() async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        _ = test.take()
        #expect(await test.run("", "  ").isEmpty)
        #expect(!test.app.isFinished)
        #expect(await test.run("Quit").isEmpty)
        #expect(test.app.isFinished)
    }

    @Test func `other rates reach all pairs`() async throws {
        let test = try TestApp(Halves())
        defer { test.app.close() }
        try test.app.start()
        #expect(test.take().contains("  1.00 EUR = 0.50 USD\n"))
        #expect(await test.run("to").dropFirst().first == "  1  EUR  Euro")
        #expect(await test.run("back", "rates").dropFirst().first == "  USD  0.5000")
    }

    private struct Halves: ExchangeRates {
        let currencies: [Currency] = [.euro, .usDollar]
        func rate(from source: Currency, to target: Currency) -> Decimal { 1 / 2 }
    }
}
