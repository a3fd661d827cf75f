/// What the view of the converter is bound to: what it shows, and what it can ask for.
@MainActor
package protocol ConverterOutput: AnyObject {
    /// The amount in both currencies.
    var result: String { get }

    /// Converts another amount.
    ///
    /// - Returns: What is wrong with the text, and nothing if it was taken.
    func enter(_ amount: String) -> String?

    /// Converts the other way round.
    func swap()

    /// Lets the user pick the currency that is converted from.
    func pickSource()

    /// Lets the user pick the currency that is converted to.
    func pickTarget()

    /// Shows what the first currency is worth.
    func showRates()

    /// Waits until what was picked has been taken over.
    func settle() async
}
