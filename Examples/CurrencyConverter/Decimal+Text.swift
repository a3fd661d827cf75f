internal import Foundation

extension Decimal {
    /// The number as `12.50`: the same text on every machine.
    func text(digits: Int = 2) -> String {
        let style = FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
        return formatted(style.precision(.fractionLength(digits)).grouping(.never))
    }

    /// Reads a number that is typed as `12`, `12.5` or `12.50`; for any other text the result is `nil`.
    init?(typed text: String) {
        guard text.count <= 15 else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy("0123456789".contains) }) else {
            return nil
        }
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
