import CurrencyConverter
import JoineryNavigation
import Testing

/// How a view comes by its view model, and what each of them tells.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BindingTests {
    @Test func `input is received before the view is loaded; then one view model is made of the view's input`() throws {
        let test = try TestApp()
        defer { test.app.close() }
        test.router.route(to: test.picker, sending: .yen, by: .root)
        let view = try #require(test.front(as: CurrencyPickerView.self))
        #expect(view.input == .yen)
        #expect(view.unit?.isLoaded == false)
        #expect(view.lines.isEmpty)
        #expect(test.survivors.seen(of: "CurrencyPicker") == 1)
        view.appear()
        view.appear()
        #expect(view.unit?.isLoaded == true)
        #expect(view.lines == ["1  CHF  Swiss franc", "2  EUR  Euro", "3  GBP  Pound sterling", "4  USD  US dollar"])
        #expect(test.survivors.seen(of: "CurrencyPicker") == 2)
    }

    @Test(arguments: [true, false])
    func `the route is the stream of the pair's events; it ends when the pair has left`(isPicked: Bool) async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        let callbacks = test.router.route(to: test.picker, sending: .yen, by: .push)
        test.front(as: CurrencyPickerView.self)?.appear()
        await test.run(isPicked ? "pick 2" : "back")
        #expect(test.front(as: ConverterView.self) != nil)
        var told: [CurrencyPickerView.Callback] = []
        for await callback in callbacks { told.append(callback) }
        #expect(told == (isPicked ? [.picked(.euro)] : []))
    }

    @Test func `a view works with anything that it can be bound to`() {
        let output = Output()
        let view = ConverterView()
        #expect(view.lines.isEmpty)
        view.bind(output)
        #expect(view.lines == ["result"])
        for line in ["amount 5", "swap", "from", "to", "rates"] {
            #expect(Command(line).map(view.handle) == .done)
        }
        #expect(Command("amount").map(view.handle) == .refused("no"))
        #expect(Command("pick 1").map(view.handle) == .unknown)
        #expect(output.log == ["enter 5", "swap", "from", "to", "rates", "enter "])
    }

    @Test func `the other view models work without a view`() {
        let rates = FixedRates()
        #expect(CurrencyPickerViewModel(inPlaceOf: .franc, rates: rates).output == [.euro, .pound, .yen, .usDollar])
        let table = RatesViewModel(of: .yen, rates: rates)
        #expect(table.output == ["CHF  0.0059", "EUR  0.0062", "GBP  0.0052", "USD  0.0068"])
    }

    private final class Output: ConverterOutput {
        var log: [String] = []
        let result = "result"
        func enter(_ amount: String) -> String? {
            log.append("enter \(amount)")
            return amount.isEmpty ? "no" : nil
        }
        func swap() { log.append("swap") }
        func pickSource() { log.append("from") }
        func pickTarget() { log.append("to") }
        func showRates() { log.append("rates") }
        func settle() async {}
    }
}
