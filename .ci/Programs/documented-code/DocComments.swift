import Foundation

/// The examples in doc comments, each file's in a file of its own, all in one module.
///
/// An example is a part of a program. Each is put into a structure of its own: declarations as they are, bindings into an
/// assembly, functions and statements into a class that inherits from `Example`, which the support files declare. What an
/// example does not declare itself has to be in the support files. `…` stands for code that is left out.
///
/// Sources for UIKit are passed over, and so are blocks of another kind than ```` ```swift ````.
struct DocComments {
    private(set) var files: [CodeFile] = []
    private(set) var count = 0

    /// Warnings that come of what an example leaves out: it does nothing with what it makes, and is on the main actor.
    static let ignored = [
        "never used", "unused", "never mutated", "never be executed", "no 'async' operations occur within 'await'",
    ]

    init(_ sources: [String]) throws {
        for source in sources.sorted() {
            let text = try String(contentsOfFile: source, encoding: .utf8)
            guard !text.contains("#if canImport(UIKit)") else { continue }
            let examples = Self.examples(in: text)
            guard !examples.isEmpty else { continue }
            let name = "Examples\(files.count)"
            var code = ["Foundation", "Joinery", "JoineryNavigation", "JoineryNavigationTesting", "JoineryTesting"]
                .map { "import \($0)\n" }.joined()
            code += "import Testing\nimport XCTest\n"
            for (number, example) in examples.enumerated() {
                code += example.code(in: source, name: "\(name)_\(number)")
            }
            files.append(CodeFile(name: name + ".swift", text: code))
            count += examples.count
        }
    }

    /// The blocks of code in the doc comments of a source.
    private static func examples(in text: String) -> [Example] {
        var examples: [Example] = []
        var current: Example?
        for (line, source) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
            let trimmed = source.drop { $0 == " " }
            guard trimmed.hasPrefix("///") else { continue }
            let content = trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3)
            if content == "```swift" {
                current = Example()
            } else if content == "```", let example = current {
                examples.append(example)
                current = nil
            } else {
                current?.lines.append((line, String(content)))
            }
        }
        return examples
    }
}

/// The code of one block.
struct Example {
    var lines: [(number: Int, text: String)] = []

    private enum Kind { case fileDeclaration, declaration, binding, function, statement }

    /// What the block is made of: a part begins with a line that is not indented and does not go on with the one above.
    private var parts: [[(number: Int, text: String)]] {
        var parts: [[(number: Int, text: String)]] = []
        for line in lines {
            let goesOn = line.text.isEmpty || [" ", ".", "}", ")", "]"].contains(line.text.prefix(1))
            if let last = parts.last, goesOn || isIncomplete(last) {
                parts[parts.count - 1].append(line)
            } else {
                parts.append([line])
            }
        }
        return parts
    }

    /// Whether these lines are only a comment, or attributes without their declaration.
    private func isIncomplete(_ part: [(number: Int, text: String)]) -> Bool {
        part.allSatisfy { $0.text.hasPrefix("//") }
            || part[0].text.hasPrefix("@")
                && !part.contains { $0.text.contains(/\b(?:struct|class|actor|enum|func|init)\b/) }
    }

    private func kind(of part: [(number: Int, text: String)]) -> Kind {
        guard let first = part.first(where: { !$0.text.hasPrefix("//") })?.text else { return .statement }
        if first.starts(with: /extension\b/) { return .fileDeclaration }
        if first.starts(with: /(?:@|(?:final )?(?:struct|class|enum|protocol|actor|typealias)\b)/) {
            return .declaration
        }
        if first.hasPrefix("func ") { return .function }
        return Self.bindings.contains(String(first.prefix { $0.isLetter })) ? .binding : .statement
    }

    private static let bindings: Set = [
        "Adapter", "Child", "Contribution", "Decorator", "NavigationAssembly", "Participant", "PerModule",
        "SharesContext",
        "Singleton", "Transient", "Unimplemented", "Weak", "Wiring",
    ]

    /// The file's part for this example.
    func code(in source: String, name: String) -> String {
        var sorted: [Kind: String] = [:]
        for part in parts {
            let text = part.map { complete($0.text) }.joined(separator: "\n")
            sorted[kind(of: part), default: ""] +=
                "#sourceLocation(file: \"\(source)\", line: \(part[0].number))\n\(text)\n#sourceLocation()\n"
        }
        return """
            \(sorted[.fileDeclaration] ?? "")
            struct \(name) {
            \(sorted[.declaration] ?? "")
            struct ExampleAssembly: Assembly {
            var bindings: Bindings {
            \(sorted[.binding] ?? "")
            }
            }
            @MainActor final class ExampleObject: Example {
            \(sorted[.function] ?? "")
            func statements() async throws {
            \(sorted[.statement] ?? "")
            }
            }
            }

            """
    }

    /// A line without `…`.
    private func complete(_ line: String) -> String {
        if line.firstMatch(of: /^\s*…/) != nil { return "" }
        if line.firstMatch(of: /\b(?:struct|class|enum|actor|protocol) .*\{ … \}/) != nil {
            return line.replacing("{ … }", with: "{}")
        }
        return line.replacing("…", with: "fatalError()")
    }
}
