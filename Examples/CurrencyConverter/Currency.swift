/// A currency, and what it is called.
package struct Currency: Hashable, Sendable {
    package static let euro = Currency("EUR", "Euro")
    package static let franc = Currency("CHF", "Swiss franc")
    package static let pound = Currency("GBP", "Pound sterling")
    package static let usDollar = Currency("USD", "US dollar")
    package static let yen = Currency("JPY", "Yen")

    /// The three letters that it is known by.
    package let code: String
    /// The name.
    package let name: String

    package init(_ code: String, _ name: String) {
        self.code = code
        self.name = name
    }
}
