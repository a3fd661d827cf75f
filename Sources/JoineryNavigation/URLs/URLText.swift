/// The parts of a URL: scheme, path segments and query items, percent-decoded.
///
/// It parses only the parts that routes need, by the grammar of RFC 3986. The host is the first segment, and a fragment
/// is ignored. Empty segments are ignored too, so a slash at the end makes no difference.
struct URLText {
    let scheme: String
    let segments: [String]
    let query: [(name: String, value: String)]

    /// Parses a URL; `nil` if the text is not one.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), Self.isScheme(text[..<colon]) else { return nil }
        let rest = text[colon...]
        guard rest.hasPrefix("://"), !rest.contains(where: \.isWhitespace) else { return nil }
        let whole = rest.dropFirst(3).prefix { $0 != "#" }
        let path = whole.prefix { $0 != "?" }
        var segments: [String] = []
        for part in path.split(separator: "/") {
            guard let segment = Self.decoded(part) else { return nil }
            segments.append(segment)
        }
        var query: [(name: String, value: String)] = []
        for item in whole.dropFirst(path.count + 1).split(separator: "&") {
            let key = item.prefix { $0 != "=" }
            guard let name = Self.decoded(key), let value = Self.decoded(item.dropFirst(key.count + 1)) else {
                return nil
            }
            query.append((name, value))
        }
        self.scheme = text[..<colon].lowercased()
        self.segments = segments
        self.query = query
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// The decoded text; `nil` if the percent-encoding is invalid, or the bytes are not UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexadecimal), let low = rest.popFirst().flatMap(hexadecimal) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
