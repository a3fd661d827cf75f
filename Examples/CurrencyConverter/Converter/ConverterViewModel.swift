internal import Foundation
package import JoineryNavigation

/// The converter, as the router opens it.
package typealias ConverterUnit = UnitCase<ConverterView, ConverterViewModel>

/// Converts an amount, and opens what the converter leads to.
@MainActor
package final class ConverterViewModel: UnitViewModel, ConverterOutput {
    package typealias Input = ConverterInput

    private let rates: any ExchangeRates
    private let router: Router
    private let picker: CurrencyPickerUnit
    private let table: RatesUnit
    private var amount: Decimal
    private var source: Currency
    private var target: Currency
    private var picking: Task<Void, Never>?

    package init(
        input: ConverterInput,
        rates: any ExchangeRates,
        router: Router,
        picker: CurrencyPickerUnit,
        table: RatesUnit
    ) {
        self.rates = rates
        self.router = router
        self.picker = picker
        self.table = table
        amount = Decimal(typed: input.amount) ?? 0
        source = input.source
        target = input.target
    }

    /// The view is bound to the view model itself.
    package var output: any ConverterOutput { self }

    package var result: String {
        let converted = amount * rates.rate(from: source, to: target)
        return "\(amount.text()) \(source.code) = \(converted.text()) \(target.code)"
    }

    package func enter(_ amount: String) -> String? {
        guard let number = Decimal(typed: amount) else { return "“\(amount)” is not an amount such as 12.50." }
        self.amount = number
        return nil
    }

    package func swap() {
        (source, target) = (target, source)
    }

    package func pickSource() {
        pick(inPlaceOf: source) { converter, currency in converter.source = currency }
    }

    package func pickTarget() {
        pick(inPlaceOf: target) { converter, currency in converter.target = currency }
    }

    package func showRates() {
        router.route(to: table, sending: source, by: .push)
    }

    package func settle() async {
        await picking?.value
    }

    /// Opens the picker, and follows what it tells until it has left.
    private func pick(
        inPlaceOf current: Currency,
        _ take: @escaping @MainActor (ConverterViewModel, Currency) -> Void
    ) {
        let callbacks = router.route(to: picker, sending: current, by: .present)
        picking = Task { [weak self] in
            for await case .picked(let currency) in callbacks {
                if let self { take(self, currency) }
            }
        }
    }
}
