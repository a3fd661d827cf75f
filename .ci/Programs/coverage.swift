// Prints how many lines of each file in Sources the tests run, and fails if it is less than 95 % of all lines, or if a
// file under 85 % is not in the list of gaps, which says why it is so. A file in which at most two lines are not run is
// accepted. A file that is better covered than its row in the list says is worth a note and never a failure.
//
// usage: llvm-cov export … | coverage LIST
//        LIST  a Markdown file with the list of gaps: rows of a table, with the file in backquotes and the reason

import Foundation

/// What `llvm-cov export -summary-only` writes.
struct Report: Decodable {
    struct Part: Decodable { var files: [File] }
    struct File: Decodable {
        var filename: String
        var summary: Summary
    }
    struct Summary: Decodable { var lines: Lines }
    struct Lines: Decodable {
        var count: Int
        var covered: Int
        var missed: Int { count - covered }
        var percent: Double { 100 * Double(covered) / Double(count) }
    }

    var data: [Part]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

guard CommandLine.arguments.count == 2 else { fail("usage: coverage LIST") }
let list = CommandLine.arguments[1]

// Rows of the table: the file and the reason.
let gaps = Dictionary(
    try String(contentsOfFile: list, encoding: .utf8).matches(of: /(?m)^\| `(Sources\/[^`]*)` *\| *(.*?) *\|$/)
        .map { (String($0.1), String($0.2)) }
) { first, _ in first }

let report = try JSONDecoder().decode(Report.self, from: FileHandle.standardInput.readDataToEndOfFile())
var lines: [String: Report.Lines] = [:]
for file in report.data.flatMap(\.files) where file.summary.lines.count > 0 {
    guard let sources = file.filename.range(of: "/Sources/", options: .backwards) else { continue }
    lines["Sources/" + file.filename[sources.upperBound...]] = file.summary.lines
}
guard !lines.isEmpty else { fail("no line of Sources was measured") }

var problems: [String] = []
var notes: [String] = []
for (file, lines) in lines.sorted(by: { $0.key < $1.key }) {
    print(String(format: "%6.2f %%  %4d of %4d lines  ", lines.percent, lines.covered, lines.count) + file)
    if lines.percent < 85, lines.missed > 2, gaps[file, default: ""].isEmpty {
        problems.append("\(file): less than 85 % of its lines are run, and \(list) does not say why")
    }
    if lines.percent >= 90, gaps[file] != nil {
        notes.append("note: 90 % or more of \(file) are run: its row in \(list) can be deleted")
    }
}
for file in gaps.keys.sorted() where lines[file] == nil {
    problems.append("\(file): \(list) lists it, and there is no such file, or it has no lines that can be run")
}
let count = lines.values.reduce(0) { $0 + $1.count }
let covered = lines.values.reduce(0) { $0 + $1.covered }
print(String(format: "%6.2f %%  %d of %d lines in all", 100 * Double(covered) / Double(count), covered, count))
for note in notes { print(note) }
if covered * 100 < count * 95 { problems.append("less than 95 % of all lines are run by the tests") }
if !problems.isEmpty { fail(problems.joined(separator: "\n")) }
