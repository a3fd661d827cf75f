/// What the view of the converter provides to its view model.
package struct ConverterInput: Hashable, Sendable {
    /// The amount to begin with, as it is typed.
    package var amount = "1"
    /// The currency that is converted from.
    package var source = Currency.euro
    /// The currency that is converted to.
    package var target = Currency.usDollar

    package init() {}
}
