public import Foundation

extension Date {
    /// The day in UTC, as `2024-02-29`: the same text on every machine.
    public var day: String {
        formatted(Self.dayStyle)
    }

    /// Reads a day as ``day`` writes it: the start of that day in UTC.
    ///
    /// - Parameter day: A text such as `2024-02-29`; for any other the result is `nil`.
    public init?(day: String) {
        guard let date = try? Self.dayStyle.parse(day), date.day == day else { return nil }
        self = date
    }

    private static var dayStyle: ISO8601FormatStyle {
        ISO8601FormatStyle().year().month().day()
    }
}
