package import Foundation

/// What currencies there are, and what they are worth.
package protocol ExchangeRates: Sendable {
    /// All currencies, in the order in which they are offered.
    var currencies: [Currency] { get }

    /// How much one unit of `source` is in `target`.
    func rate(from source: Currency, to target: Currency) -> Decimal
}

/// Rates that never change.
package struct FixedRates: ExchangeRates {
    package let currencies: [Currency] = [.franc, .euro, .pound, .yen, .usDollar]
    /// Hundredths of each currency for one euro.
    private let perEuro: [Currency: Int] = [.franc: 95, .euro: 100, .pound: 84, .yen: 16_000, .usDollar: 108]

    package init() {}

    package func rate(from source: Currency, to target: Currency) -> Decimal {
        guard let given = perEuro[source], let taken = perEuro[target] else { return 0 }
        return Decimal(taken) / Decimal(given)
    }
}
