/// Builds the tree of a template from its tokens.
struct TemplateParser {
    let name: String
    var tokens: ArraySlice<TemplateToken>

    /// The nodes up to the end of the section that was opened last, or to the end of the text.
    ///
    /// - Throws: A ``GeneratorError`` if the section is not closed, or another section is closed.
    mutating func nodes(until section: (key: String, line: Int)?) throws(GeneratorError) -> [Template.Node] {
        var nodes: [Template.Node] = []
        while let token = tokens.popFirst() {
            switch token {
            case .text(let text):
                nodes.append(.text(text))
            case .value(let key, let line):
                nodes.append(.value(key, line: line))
            case .open(let key, let isInverted, let line):
                let inner = try self.nodes(until: (key, line))
                nodes.append(.section(key, isInverted: isInverted, inner, line: line))
            case .close(let key, let line):
                guard let section else { throw problem(line, "{{/\(key)}} closes a section that was not opened") }
                guard key == section.key else {
                    throw problem(line, "{{/\(key)}} cannot close {{#\(section.key)}} of line \(section.line)")
                }
                return nodes
            }
        }
        if let section { throw problem(section.line, "{{#\(section.key)}} is not closed") }
        return nodes
    }

    private func problem(_ line: Int, _ text: String) -> GeneratorError {
        .refused(["\(name):\(line): \(text)"])
    }
}
