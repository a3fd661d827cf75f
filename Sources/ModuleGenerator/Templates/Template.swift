/// A text with placeholders, in a subset of Mustache.
///
/// `{{name}}` is replaced by its value. `{{#flag}} … {{/flag}}` is kept if the flag is on, `{{^flag}} … {{/flag}}` if it
/// is off. For a list, the first form is repeated for each element, and the second form is kept if the list is empty. A
/// line that contains only the tag of a section is removed.
struct Template {
    /// The name in messages.
    let name: String
    let nodes: [Node]

    indirect enum Node {
        case text(String)
        case value(String, line: Int)
        case section(String, isInverted: Bool, [Node], line: Int)
    }

    /// Parses a template.
    ///
    /// - Throws: A ``GeneratorError`` if a section is not closed or a tag is incomplete.
    init(name: String, text: String) throws(GeneratorError) {
        var parser = TemplateParser(name: name, tokens: try TemplateToken.split(text, of: name)[...])
        self.name = name
        nodes = try parser.nodes(until: nil)
    }

    /// The text with all placeholders replaced.
    ///
    /// - Throws: A ``GeneratorError`` if a placeholder has no value.
    func render(_ values: TemplateValues) throws(GeneratorError) -> String {
        try render(nodes, [values])
    }

    private func render(_ nodes: [Node], _ scopes: [TemplateValues]) throws(GeneratorError) -> String {
        var text = ""
        for node in nodes {
            switch node {
            case .text(let piece):
                text += piece
            case .value(let key, let line):
                guard case .text(let value) = try value(of: key, line, scopes) else {
                    throw problem(line, "{{\(key)}} is a section: write {{#\(key)}} … {{/\(key)}}")
                }
                text += value
            case .section(let key, let isInverted, let inner, let line):
                switch try value(of: key, line, scopes) {
                case .flag(let isOn):
                    if isOn != isInverted { text += try render(inner, scopes) }
                case .list(let elements) where isInverted:
                    if elements.isEmpty { text += try render(inner, scopes) }
                case .list(let elements):
                    for element in elements { text += try render(inner, scopes + [element]) }
                case .text:
                    throw problem(line, "{{\(key)}} is a text and cannot be a section")
                }
            }
        }
        return text
    }

    private func value(
        of key: String,
        _ line: Int,
        _ scopes: [TemplateValues]
    ) throws(GeneratorError) -> TemplateValue {
        for scope in scopes.reversed() {
            if let value = scope[key] { return value }
        }
        let hint = NearMiss.best(for: key, among: scopes.flatMap(\.keys).sorted()).map { ". Did you mean {{\($0)}}?" }
        throw problem(line, "there is no {{\(key)}} here\(hint ?? "")")
    }

    private func problem(_ line: Int, _ text: String) -> GeneratorError {
        .refused(["\(name):\(line): \(text)"])
    }
}

/// The value of a placeholder.
enum TemplateValue {
    /// A text, for `{{name}}`.
    case text(String)
    /// Whether a section is kept.
    case flag(Bool)
    /// The elements that a section is repeated for, each with its own values.
    case list([TemplateValues])
}

typealias TemplateValues = [String: TemplateValue]
