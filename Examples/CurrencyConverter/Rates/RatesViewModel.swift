internal import Foundation
package import JoineryNavigation

/// The table of rates, as the router opens it.
package typealias RatesUnit = UnitCase<RatesView, RatesViewModel>

/// Knows what one currency is worth in all others.
@MainActor
package final class RatesViewModel: UnitViewModel {
    package typealias Input = Currency

    /// The rates, a line each.
    package let output: [String]

    package init(of currency: Currency, rates: any ExchangeRates) {
        output = rates.currencies.filter { $0 != currency }
            .map { other in "\(other.code)  \(rates.rate(from: currency, to: other).text(digits: 4))" }
    }
}
