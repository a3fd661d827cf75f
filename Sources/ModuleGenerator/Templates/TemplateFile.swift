/// A template and the file that it makes.
struct TemplateFile: Hashable {
    /// Where it stands among the templates, and what it is called: `Sources/{{Name}}View.swift`.
    ///
    /// What is in `Sources` comes into the folder of the module, what is in `Tests` into that of its tests.
    let path: String
    /// The text, with placeholders.
    let text: String

    /// A template read from somewhere.
    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// A template of several parts, with a blank line between them.
    init(path: String, _ parts: String...) {
        self.init(path: path, text: parts.joined(separator: "\n"))
    }
}
