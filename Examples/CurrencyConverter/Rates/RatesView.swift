package import JoineryNavigation

/// What one currency is worth in all others.
@MainActor
package final class RatesView: UnitView, TerminalView {
    package var unit: UnitBinding<RatesView>?
    /// The currency whose rates are shown.
    package private(set) var input = Currency.euro
    private var rates: [String] = []

    package init() {}

    /// Gets the currency whose rates are to be shown.
    package func receive(_ message: Currency) {
        input = message
    }

    /// Gets the rates, a line each.
    package func bind(_ output: [String]) {
        rates = output
    }

    // MARK: TerminalView

    package var title: String { "Rates of \(input.name)" }
    package let commands = ["back", "quit"]

    package func appear() {
        unit?.load()
    }

    package var lines: [String] { rates }

    package func handle(_ command: Command) -> Reaction { .unknown }
}
