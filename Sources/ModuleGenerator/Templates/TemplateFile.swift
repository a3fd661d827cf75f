/// A template for one file.
struct TemplateFile: Hashable {
    /// The path among the templates, for example `Sources/{{Name}}View.swift`.
    ///
    /// Files in `Sources` are written to the folder of the module, files in `Tests` to the folder of its tests.
    let path: String
    /// The text, with placeholders.
    let text: String

    /// Creates a template.
    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Creates a template of several parts, with a blank line between them.
    init(path: String, _ parts: String...) {
        self.init(path: path, text: parts.joined(separator: "\n"))
    }
}
