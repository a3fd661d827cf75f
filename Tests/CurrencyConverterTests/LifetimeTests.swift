import CurrencyConverter
import JoineryNavigation
import Testing

/// Which views and view models are there, and how long.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifetimeTests {
    @Test(
        arguments: [
            ("CurrencyPicker", ["to"], ["back"]), ("CurrencyPicker", ["from"], ["pick 1"]),
            ("Rates", ["rates"], ["back"]),
        ]
    )
    func `a pair goes when it is left, however that comes`(pair: String, open: [String], close: [String]) async throws {
        let test = try TestApp()
        try test.app.start()
        for round in 1...50 {
            for command in open { await test.run(command) }
            #expect(test.survivors.alive(of: pair).count == 2)
            for command in close { await test.run(command) }
            #expect(test.survivors.alive(of: pair) == [], "\(test.survivors)")
            #expect(test.survivors.seen(of: pair) == 2 * round)
        }
        #expect(test.survivors.alive().count == 2)
        test.app.close()
        #expect(test.survivors.alive() == [], "\(test.survivors)")
    }

    @Test func `closed while the picker is there, all of it goes, and nothing is waited for any more`() async throws {
        let test = try TestApp()
        try test.app.start()
        await test.run("to")
        let converter = try #require(test.navigator.path.first?.content(as: ConverterView.self))
        test.app.close()
        await converter.settle()
        withExtendedLifetime(converter) {
            #expect(test.survivors.alive(of: "CurrencyPicker") == [], "\(test.survivors)")
        }
    }
}
