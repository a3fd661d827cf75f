/// What the program was started with.
struct Options {
    static let usage = """
        Usage: Notes [--style decoupled|short] [--file PATH]

          --style  in which of the two ways the app is written; they cannot be told apart
          --file   keep the notes in this JSON file, and not only until the program ends
          --help   show this text
        """

    /// How the app is written.
    enum Style: String {
        case decoupled, short
    }

    var style = Style.decoupled
    var path: String?
    /// Whether only the usage was asked for.
    var isHelp = false

    /// Reads the arguments behind the name of the program.
    init(_ arguments: [String]) throws(OptionError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": isHelp = true
            case "--style":
                let name = try Self.value(of: option, from: &rest)
                guard let style = Style(rawValue: name) else { throw .notAStyle(name) }
                self.style = style
            case "--file": path = try Self.value(of: option, from: &rest)
            default: throw .unknown(option)
            }
        }
    }

    private static func value(
        of option: String,
        from rest: inout ArraySlice<String>
    ) throws(OptionError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw .noValue(option) }
        return value
    }
}

/// What is wrong with the arguments of the program.
enum OptionError: Error, CustomStringConvertible {
    /// There is no such option.
    case unknown(String)
    /// The option needs a value.
    case noValue(String)
    /// The app is not written in that way.
    case notAStyle(String)

    /// The mistake, as a sentence.
    var description: String {
        switch self {
        case .unknown(let option): "Unknown option “\(option)”."
        case .noValue(let option): "The option \(option) needs a value."
        case .notAStyle(let name): "“\(name)” is not a style: there are decoupled and short."
        }
    }
}
