package import JoineryNavigation

/// The first screen: an amount in two currencies.
///
/// It knows its view model as what it is bound to, and nobody else.
@MainActor
package final class ConverterView: UnitView, TerminalView {
    package var unit: UnitBinding<ConverterView>?
    /// What the view model is made with, when the view is loaded.
    package private(set) var input = ConverterInput()
    private var output: (any ConverterOutput)?

    package init() {}

    /// Gets what was sent with the route: after `init`, and before the view is loaded.
    package func receive(_ message: ConverterInput) {
        input = message
    }

    /// Gets the view model, as far as the view may know it.
    package func bind(_ output: any ConverterOutput) {
        self.output = output
    }

    // MARK: TerminalView

    package let title = "Currency converter"
    package let commands = ["amount N", "from", "to", "swap", "rates", "quit"]

    package func appear() {
        unit?.load()
    }

    package var lines: [String] {
        output.map { [$0.result] } ?? []
    }

    package func handle(_ command: Command) -> Reaction {
        switch command.name {
        case "amount":
            if let objection = output?.enter(command.argument) { return .refused(objection) }
        case "from": output?.pickSource()
        case "to": output?.pickTarget()
        case "swap": output?.swap()
        case "rates": output?.showRates()
        default: return .unknown
        }
        return .done
    }

    package func settle() async {
        await output?.settle()
    }
}
