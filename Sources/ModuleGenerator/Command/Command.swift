/// A parsed command line.
package enum Command: Equatable {
    /// Print the usage.
    case help
    /// Write the generator's own templates of a style into a folder.
    case exportTemplates(directory: String, style: GenerationRequest.Style, isViewless: Bool)
    /// Generate a module.
    case generate(GenerationRequest)

    /// Parses a command line.
    ///
    /// - Parameter arguments: The arguments after `swift package generate-module`.
    /// - Throws: A ``GeneratorError`` with all problems.
    package init(parsing arguments: [String]) throws(GeneratorError) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        let words = try CommandLineWords(arguments)
        var problems = Problems()
        let output = problems.collect { () throws(GeneratorError) in
            try Self.choice(of: .output, in: words, default: GenerationRequest.Output.delegate)
        }
        let style = problems.collect { () throws(GeneratorError) in
            try Self.choice(of: .style, in: words, default: GenerationRequest.Style.thorough)
        }
        if let directory = words.value(.exportTemplates) {
            guard let style, problems.found.isEmpty else { throw .usage(problems.found) }
            self = .exportTemplates(directory: directory, style: style, isViewless: words.has(.viewless))
            return
        }

        let inputs = Self.inputs(in: words, &problems)
        for name in words.values[.import] ?? [] {
            guard let objection = SwiftIdentifier.objection(to: name) else { continue }
            problems.add("--import \(name): “\(name)” cannot be the name of a module: \(objection).")
        }
        if words.value(.target) == nil { problems.add("Name the target of the module with --target.") }
        let name = problems.collect { () throws(GeneratorError) in try Self.name(in: words.others) }
        guard problems.found.isEmpty, let name, let target = words.value(.target), let output, let style else {
            throw .usage(problems.found)
        }
        self = .generate(
            GenerationRequest(
                name: name,
                target: target,
                testTarget: words.value(.testTarget),
                inputs: inputs,
                output: output,
                style: style,
                isViewless: words.has(.viewless),
                isChild: words.has(.child),
                imports: words.values[.import] ?? [],
                templates: words.value(.templates),
                isDryRun: words.has(.dryRun),
                overwrites: words.has(.force)
            )
        )
    }

    private static func name(in others: [String]) throws(GeneratorError) -> ModuleName {
        guard let first = others.first else { throw .usage(["Name the module, for example UserProfile."]) }
        guard others.count == 1 else {
            let list = others.map { "“\($0)”" }.joined(separator: ", ")
            throw .usage(["Name one module, not several: \(list)."])
        }
        return try ModuleName(first)
    }

    private static func choice<Value: RawRepresentable<String> & CaseIterable>(
        of option: Option,
        in words: CommandLineWords,
        default standard: Value
    ) throws(GeneratorError) -> Value {
        guard let text = words.value(option) else { return standard }
        if let value = Value(rawValue: text) { return value }
        let all = Value.allCases.map(\.rawValue)
        let hint = NearMiss.best(for: text, among: all).map { " Did you mean \($0)?" } ?? ""
        throw .usage(["--\(option.rawValue) \(text): write one of \(all.joined(separator: ", ")).\(hint)"])
    }

    /// The inputs with their sample values.
    private static func inputs(in words: CommandLineWords, _ problems: inout Problems) -> [InputProperty] {
        var inputs: [InputProperty] = []
        for text in words.values[.input] ?? [] {
            let parsed = problems.collect { () throws(GeneratorError) in try InputProperty(parsing: text) }
            guard let input = parsed else { continue }
            if inputs.contains(where: { $0.name == input.name }) {
                problems.add("--input \(text): there is already a property “\(input.name)”.")
            }
            inputs.append(input)
        }
        for text in words.values[.sample] ?? [] {
            guard let sign = text.firstIndex(of: "="), !text[text.index(after: sign)...].trimmed.isEmpty else {
                problems.add("--sample \(text): write NAME=EXPRESSION, for example --sample 'user=User(id: 1)'.")
                continue
            }
            let name = text[..<sign].trimmed
            if let index = inputs.firstIndex(where: { $0.name == name }) {
                inputs[index].sample = text[text.index(after: sign)...].trimmed
            } else if problems.found.isEmpty {
                problems.add("--sample \(text): there is no --input with the name “\(name)”.")
            }
        }
        return inputs
    }
}
