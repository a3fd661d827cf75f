/// A template and the file that it makes.
struct TemplateFile: Hashable {
    /// Where it stands among the templates, and what it is called: `Sources/{{Name}}View.swift`.
    ///
    /// What is in `Sources` comes into the folder of the module, what is in `Tests` into that of its tests.
    let path: String
    /// The text, with placeholders.
    let text: String
}
