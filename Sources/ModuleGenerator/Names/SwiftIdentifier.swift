/// The names that Swift accepts without backticks.
enum SwiftIdentifier {
    /// Why Swift does not accept `text` as a name; `nil` if it does.
    static func objection(to text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "a name cannot be empty" }
        if text.contains("`") { return "a name in backticks cannot be part of longer names" }
        if text == "_" { return "a single underscore is not a name" }
        if keywords.contains(text) { return "“\(text)” is a keyword of Swift" }
        if ("0"..."9").contains(first) { return "a name cannot begin with a digit" }
        if let wrong = text.unicodeScalars.first(where: { !isAllowed($0) }) {
            return wrong == " " ? "a name cannot contain spaces" : "a name cannot contain “\(wrong)”"
        }
        if !isHead(first) { return "a name cannot begin with “\(first)”" }
        // Swift accepts these, but two names that look the same would be two types in two files.
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .format }) {
            return "the name contains an invisible character"
        }
        return nil
    }

    /// The words that cannot be names in the generated code.
    ///
    /// Words that are keywords only in some places, such as `actor`, `any`, `some` and `weak`, can be the names of
    /// properties; `await` cannot, since it is one in every expression.
    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// Why Swift does not accept `text` as the label of a tuple's element, where it accepts nearly all keywords.
    static func objection(toLabel text: String) -> String? {
        text != "inout" && (text == "_" || keywords.contains(text)) ? nil : objection(to: text)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        isHead(scalar) || ("0"..."9").contains(scalar) || bodyRanges.contains { $0.contains(scalar.value) }
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": true
        default: headRanges.contains { $0.contains(scalar.value) } && scalar.value & 0xFFFF < 0xFFFE
        }
    }

    /// The ranges of `identifier-head` in the grammar of Swift, without ASCII.
    private static let headRanges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F, 0x2070...0x20CF,
        0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
        0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
        0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD,
    ]

    /// The further ranges of `identifier-character`.
    private static let bodyRanges: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
