/// The parts of a command line: the options with their values, and the other arguments.
struct CommandLineWords {
    private(set) var values: [Option: [String]] = [:]
    private(set) var others: [String] = []

    /// Splits `arguments` into options and other arguments.
    ///
    /// - Throws: A ``GeneratorError`` with every option that is unknown, lacks its value, or is given too often.
    init(_ arguments: [String]) throws(GeneratorError) {
        var problems = Problems()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                others.append(argument)
                continue
            }
            let (name, attached) = Self.split(argument)
            guard let option = argument == "-h" ? .help : Option(rawValue: name),
                argument.hasPrefix("--") || name == "h"
            else {
                problems.add(Self.unknown(argument, name))
                continue
            }
            if values[option] != nil, !option.isRepeatable { problems.add("--\(name) is given twice.") }
            if option.isFlag {
                if attached != nil { problems.add("--\(name) takes no value.") }
                values[option] = []
            } else if let value = attached ?? Self.takeValue(&rest), !value.isEmpty {
                values[option, default: []].append(value)
            } else {
                problems.add("--\(name) needs a value.")
            }
        }
        guard problems.found.isEmpty else { throw .usage(problems.found) }
    }

    /// Whether an option is given.
    func has(_ option: Option) -> Bool {
        values[option] != nil
    }

    /// The value of an option that can be given once.
    func value(_ option: Option) -> String? {
        values[option]?.first
    }

    /// The name of an option, and its value after an equals sign.
    private static func split(_ argument: String) -> (name: String, value: String?) {
        let text = argument.drop { $0 == "-" }
        guard let sign = text.firstIndex(of: "=") else { return (String(text), nil) }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }

    private static func takeValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private static func unknown(_ argument: String, _ name: String) -> String {
        let known = Option.allCases.map(\.rawValue)
        let hint = NearMiss.best(for: name, among: known).map { " Did you mean --\($0)?" } ?? ""
        return "There is no option \(argument).\(hint)"
    }
}
