extension InputProperty {
    /// Names that the generated code uses for other variables.
    private static let taken: Set = [
        "close", "delegate", "entity", "heading", "input", "load", "onClose", "output", "router",
    ]

    /// Parses a property from text such as `id:Int`.
    ///
    /// - Throws: A ``GeneratorError`` if the name or the type is invalid.
    init(parsing text: String) throws(GeneratorError) {
        guard let colon = text.firstIndex(of: ":") else {
            throw .usage(["--input \(text): write NAME:TYPE, for example --input id:Int."])
        }
        let name = text[..<colon].trimmed
        let written = text[text.index(after: colon)...].trimmed
        if let objection = SwiftIdentifier.objection(to: name) {
            throw .usage(["--input \(text): “\(name)” cannot be the name of a property: \(objection)."])
        }
        if name.first?.isUppercase == true {
            let hint = (try? ModuleName(name)).map { " Did you mean \($0.lowercased)?" } ?? ""
            throw .usage(["--input \(text): “\(name)” begins with a capital, as a type does.\(hint)"])
        }
        if Self.taken.contains(name) {
            throw .usage(["--input \(text): the generated code uses “\(name)” itself. Choose another name."])
        }
        let type: SwiftType
        do {
            type = try TypeParser.parse(written)
        } catch {
            throw .usage(["--input \(text): “\(written)” is not a type: \(error.text)."])
        }
        self.init(
            name: name,
            type: type.description,
            sample: SampleValue.expression(of: type, for: name),
            needsDescribing: type.needsDescribing,
            needsFoundation: !type.names.isDisjoint(with: SampleValue.foundationTypes)
        )
    }
}
