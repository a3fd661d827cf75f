import Foundation
import Testing

/// That the page about the sample says what is so.
@Suite struct PageTests {
    private let page: [String]

    init() throws {
        page = try Self.lines(of: "docs/massive-view-controller.md")
    }

    @Test(arguments: Step.allCases)
    func `counts the files and lines of each step as they are`(step: Step) throws {
        let folder = "Examples/MassiveViewController/\(step.rawValue)"
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }
        let lengths = try files.map { try Self.lines(of: "\(folder)/\($0)").count }
        let row = "| `\(step.rawValue)` | \(files.count) | \(lengths.reduce(0, +)) | \(lengths.max() ?? 0) |"
        #expect(page.contains { $0.contains(row) }, "expected \(row)")
    }

    @Test func `quotes the sample and its tests literally, except where a gap is marked`() throws {
        let excerpts = excerpts
        #expect(excerpts.count > 10)
        for excerpt in excerpts {
            let folder = excerpt.file.hasPrefix("Orders") ? "Examples/MassiveViewController/" : "Tests/"
            var rest = Self.code(try Self.lines(of: folder + excerpt.file)[...])[...]
            for run in excerpt.lines.split(separator: "// …") {
                guard let found = rest.firstRange(of: run) else {
                    Issue.record("\(excerpt.file) does not go on with “\(run.joined(separator: "\n"))”")
                    break
                }
                rest = rest[found.upperBound...]
            }
        }
    }

    /// The blocks of code that begin with the name of a file.
    private var excerpts: [(file: String, lines: [String])] {
        page.split { $0.hasPrefix("```") }
            .compactMap { block in
                guard let first = block.first, first.hasPrefix("// "), first.hasSuffix(".swift") else { return nil }
                return (String(first.dropFirst(3)), Self.code(block.dropFirst()))
            }
    }

    /// What counts when a quotation is compared: neither access, blank lines and indentation, nor doc comments.
    private static func code(_ lines: ArraySlice<String>) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces).replacing("package ", with: "") }
            .filter { !$0.isEmpty && !$0.hasPrefix("///") }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    private static func lines(of path: String) throws -> [String] {
        var lines = try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
