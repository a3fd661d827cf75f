package import JoineryNavigation

/// Picking a currency: tells the one who opened it, and leaves.
@MainActor
package final class CurrencyPickerView: UnitView, TerminalView {
    /// What it tells.
    package enum Callback: Hashable, Sendable {
        /// The user has picked a currency.
        case picked(Currency)
    }

    package var unit: UnitBinding<CurrencyPickerView>?
    /// The currency that another is picked in place of.
    package private(set) var input = Currency.euro
    private var choices: [Currency] = []

    package init() {}

    /// Gets the currency that another is picked in place of.
    package func receive(_ message: Currency) {
        input = message
    }

    /// Gets the currencies to choose from.
    package func bind(_ output: [Currency]) {
        choices = output
    }

    // MARK: TerminalView

    package var title: String { "Pick a currency in place of \(input.name)" }
    package let commands = ["pick N", "back", "quit"]

    package func appear() {
        unit?.load()
    }

    package var lines: [String] {
        choices.enumerated().map { index, currency in "\(index + 1)  \(currency.code)  \(currency.name)" }
    }

    package func handle(_ command: Command) -> Reaction {
        guard command.name == "pick" else { return .unknown }
        guard let number = Int(command.argument), number >= 1, number <= choices.count else {
            return .refused("There is no currency “\(command.argument)”. The list goes from 1 to \(choices.count).")
        }
        unit?.callbacks.send(.picked(choices[number - 1]))
        unit?.leave()
        return .done
    }
}
