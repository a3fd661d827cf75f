import Foundation
import Testing

/// The page that says which test holds Joinery to which case stays true.
@Suite struct CaseTableTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `Every test and fixture that the page of cases names exists`() throws {
        let page = try String(contentsOf: root.appendingPathComponent("docs/cases.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("- `") }
        #expect(rows.count > 60)
        for row in rows {
            // - `Folder/File.swift`: “what holds”
            let file = try #require(row.dropFirst(3).split(separator: "`").first)
            let url = root.appendingPathComponent("Tests/\(file)")
            guard let text = try? String(contentsOf: url, encoding: .utf8) else {
                Issue.record("there is no Tests/\(file)")
                continue
            }
            guard let start = row.firstIndex(of: "“"), let end = row.lastIndex(of: "”") else { continue }
            let name = row[row.index(after: start)..<end]
            #expect(text.contains("func `\(name)`("), "Tests/\(file) has no test “\(name)”")
        }
    }
}
