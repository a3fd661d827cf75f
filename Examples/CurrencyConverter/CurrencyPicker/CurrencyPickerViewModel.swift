package import JoineryNavigation

/// The picker, as the router opens it.
package typealias CurrencyPickerUnit = UnitCase<CurrencyPickerView, CurrencyPickerViewModel>

/// Knows which currencies can be picked.
@MainActor
package final class CurrencyPickerViewModel: UnitViewModel {
    package typealias Input = Currency

    /// The currencies to choose from.
    package let output: [Currency]

    package init(inPlaceOf current: Currency, rates: any ExchangeRates) {
        output = rates.currencies.filter { $0 != current }
    }
}
