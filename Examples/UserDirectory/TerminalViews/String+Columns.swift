extension String {
    /// How many columns the text takes on a terminal: two for each wide character, such as Chinese ones and emoji.
    var columns: Int {
        reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]

    fileprivate var isWide: Bool {
        unicodeScalars.first.map { first in Self.wide.contains { $0.contains(first.value) } } ?? false
    }
}
