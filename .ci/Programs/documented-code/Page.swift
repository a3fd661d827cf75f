import Foundation

/// The code of a Markdown page, as one file.
///
/// All ```` ```swift ```` blocks of a page are one program, in their order. A block ```` ```swift no-compile ```` is left
/// out. What a page needs to compile and the reader does not need to see stands in a comment: `<!-- swift … -->`, with the
/// markers alone on their lines. In an article of a DocC catalog no line of it may begin with @, which docc takes for a
/// directive even there: put /**/ in front. The code of a page is a script, but on a page of tests it is a library, where
/// macros may declare things.
struct Page {
    let file: CodeFile
    let isLibrary: Bool

    /// Reads a page; `nil` if it has no code.
    init?(_ path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var isCode = false
        var hasCode = false
        // Lines outside of code are empty, so that the compiler's line numbers are those of the page.
        var text = "#sourceLocation(file: \"\(path)\", line: 1)\n"
        for line in lines {
            let marker = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("```swift no-compile") {
                isCode = false
            } else if line.hasPrefix("```swift") && marker == "```swift"
                || line.hasPrefix("<!-- swift") && marker == "<!-- swift"
            {
                isCode = true
            } else if line.hasPrefix("```") || line.hasPrefix("-->") {
                isCode = false
            } else if isCode {
                text += line
                if !marker.isEmpty { hasCode = true }
            }
            text += "\n"
        }
        guard hasCode else { return nil }
        isLibrary = lines.contains { $0.hasPrefix("import Testing") }
        file = CodeFile(name: isLibrary ? "Tests.swift" : "main.swift", text: text)
    }
}
