import Foundation
import Joinery
import Testing

private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
private let sources = ["MissingMistakes.swift", "OtherMistakes.swift"]
    .map { URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent($0) }

/// The page of common mistakes says what Joinery prints: its code is that between the marks in the files beside this one, and
/// its texts are those that the code makes.
@Suite struct MistakesPageTests {
    private let page: MistakesPage

    init() throws {
        page = try MistakesPage(String(contentsOf: root.appendingPathComponent("docs/mistakes.md"), encoding: .utf8))
    }

    private static let mistakes: [(title: String, make: @Sendable () throws -> Void)] = [
        ("The class is bound, and the protocol is needed", { try ClassInPlaceOfProtocol.make() }),
        ("Nothing provides the service", { try NothingBound.make() }),
        ("An initializer takes a plain value", { try PlainValue.make() }),
        ("An initializer takes a list of values", { try ListOfValues.make() }),
        ("A part is contributed under its own type", { try PartOfAnotherType.make() }),
        ("Two services need each other", { try TwoInACircle.make() }),
        ("A singleton retains an object of a module", { try CapturedByASingleton.make() }),
        ("A PerModule service is resolved from the container", { try WithoutModule.make() }),
        ("One service is bound twice", { try BoundTwice.make() }),
        ("The input of a module is needed outside of it", { try InputOutside.make() }),
        ("No module accepts the input", { try NoModule.make() }),
        ("A module does not bind its entry", { try NoEntry.make() }),
        ("A test overrides what is not bound", { try OverrideOfNothing.make() }),
        ("The error of a factory is caught by its own type", { try WrappedError.make() }),
        ("An asynchronous singleton is resolved before it was started", { try NotStarted.make() }),
        ("A main-actor object is resolved in the background", { try OtherActor.make() }),
    ]

    private static let compiled = [
        ("A singleton is not Sendable", "MistakeNotSendable"),
        ("An object stands in place of an initializer", "MistakeObject"),
        ("The initializer is failable", "MistakeFailable"),
        ("The type has several initializers", "MistakeSeveral"),
    ]

    @Test func `There are twenty mistakes, and each is checked`() {
        #expect(page.sections.map(\.title) == Self.mistakes.map(\.title) + Self.compiled.map { $0.0 })
        #expect(page.sections.count == 20)
    }

    @Test func `The texts of the page are those that Joinery prints`() throws {
        for (title, make) in Self.mistakes {
            let section = try #require(page.sections.first { $0.title == title })
            do {
                try make()
                Issue.record("\(title): nothing was thrown")
            } catch {
                #expect(
                    section.text == "\(error)".replacing("JoineryTests/App.swift", with: "App/App.swift"),
                    "\(title)"
                )
            }
        }
    }

    @Test func `The code of the page is the code that makes the texts`() throws {
        let marked = try MistakesPage.marked(
            sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        )
        for (title, _) in Self.mistakes {
            let section = try #require(page.sections.first { $0.title == title })
            #expect(section.code == marked[title], "\(title)")
        }
    }

    @Test func `The messages of the compiler are those that the fixtures expect`() throws {
        for (title, fixture) in Self.compiled {
            let section = try #require(page.sections.first { $0.title == title })
            let url = root.appendingPathComponent("Tests/Fixtures/MustFail/\(fixture).swift")
            let lines = try String(contentsOf: url, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first == "// expect: \(section.text)", "\(title)")
            #expect(lines.joined(separator: "\n").contains(section.code), "\(title)")
        }
    }
}

/// The sections of a page with one mistake each: its code, and the text that it leads to.
private struct MistakesPage {
    private(set) var sections: [Section] = []

    struct Section {
        let title: String
        var code = ""
        var text = ""
    }

    init(_ page: String) {
        var kind: Substring?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## "), let name = line.split(separator: ". ", maxSplits: 1).last {
                sections.append(Section(title: String(name)))
            } else if line.hasPrefix("```") {
                kind = kind == nil ? line.dropFirst(3) : nil
            } else if let last = sections.indices.last {
                if kind == "swift no-compile" {
                    sections[last].code += (sections[last].code.isEmpty ? "" : "\n") + line
                }
                if kind == "text" { sections[last].text += (sections[last].text.isEmpty ? "" : "\n") + line }
            }
        }
    }

    /// The code between marks in a Swift file, by the title above it.
    static func marked(_ file: String) -> [String: String] {
        var result: [String: String] = [:]
        var title = ""
        var lines: [Substring]?
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("// MISTAKE: ") { title = String(text.dropFirst(12)) }
            if text == "// begin" {
                lines = []
            } else if text == "// end" {
                let indent = lines?.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                let code = (lines ?? []).map { $0.dropFirst(indent) }.joined(separator: "\n")
                result[title] = result[title].map { "\($0)\n\n\(code)" } ?? code
                lines = nil
            } else if !text.hasPrefix("#sourceLocation") {
                lines?.append(line)
            }
        }
        return result
    }
}
