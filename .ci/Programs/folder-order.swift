// Checks that no folder of a target uses one that comes later.
//
// usage: folder-order INDEX DIRECTORY FOLDER...
//        INDEX      the index that the compiler has written while it built the target
//        DIRECTORY  the target's sources
//        FOLDER...  its folders in order: each may use itself and those before it. Any other folder with sources in it,
//                   and any source beside the folders, is an error.
//
// It reads what the compiler has understood, so it sees members, operators and calls that no type is named in, and it
// does not take a name for another declaration's. It does not see a dependency that no name is written for: a type that
// is only inferred, a conformance that is declared in a later folder and used in an earlier one, and code in an inactive
// branch of `#if`.

import Foundation
import IndexStore

struct Occurrence {
    var file: String
    var line: Int
    var column: Int
    var name: String
    var symbol: String
    var isDefinition: Bool
}

extension IndexString {
    var text: String {
        guard let data else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
    }
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

/// What a C function with a context collects in it.
final class Collected<Element> {
    var elements: [Element] = []

    static func from(_ body: (UnsafeMutableRawPointer) -> Void) -> [Element] {
        let collected = Collected()
        withExtendedLifetime(collected) { body(Unmanaged.passUnretained(collected).toOpaque()) }
        return collected.elements
    }

    static func at(_ context: UnsafeMutableRawPointer) -> Collected {
        Unmanaged.fromOpaque(context).takeUnretainedValue()
    }
}

/// The names of the records of the files that `isWanted`, by file.
func records(of store: IndexStore, where isWanted: (String) -> Bool) -> [String: String] {
    let units = Collected<String>
        .from { context in
            _ = indexstore_store_units_apply_f(store, 0, context) { context, name in
                Collected<String>.at(context).elements.append(name.text)
                return true
            }
        }
    var records: [String: String] = [:]
    for name in units {
        guard let unit = indexstore_unit_reader_create(store, name, nil) else {
            fail("the unit \(name) cannot be read")
        }
        defer { indexstore_unit_reader_dispose(unit) }
        guard isWanted(indexstore_unit_reader_get_main_file(unit).text) else { continue }
        let found = Collected<(file: String, record: String)>
            .from { context in
                _ = indexstore_unit_reader_dependencies_apply_f(unit, context) { context, dependency in
                    if indexstore_unit_dependency_get_kind(dependency) == indexDependencyIsRecord {
                        let file = indexstore_unit_dependency_get_filepath(dependency).text
                        let record = indexstore_unit_dependency_get_name(dependency).text
                        Collected<(file: String, record: String)>.at(context).elements.append((file, record))
                    }
                    return true
                }
            }
        for (file, record) in found where isWanted(file) { records[file] = record }
    }
    return records
}

func occurrences(in file: String, record: String, of store: IndexStore) -> [Occurrence] {
    guard let reader = indexstore_record_reader_create(store, record, nil) else {
        fail("the record \(record) cannot be read")
    }
    defer { indexstore_record_reader_dispose(reader) }
    let found = Collected<Occurrence>
        .from { context in
            _ = indexstore_record_reader_occurrences_apply_f(reader, context) { context, occurrence in
                let roles = indexstore_occurrence_get_roles(occurrence)
                let symbol = indexstore_occurrence_get_symbol(occurrence)
                var line: UInt32 = 0
                var column: UInt32 = 0
                indexstore_occurrence_get_line_col(occurrence, &line, &column)
                Collected<Occurrence>.at(context).elements
                    .append(
                        Occurrence(
                            file: "",
                            line: Int(line),
                            column: Int(column),
                            name: indexstore_symbol_get_name(symbol).text,
                            symbol: indexstore_symbol_get_usr(symbol).text,
                            isDefinition: roles & UInt64(indexRoleDefinition) != 0
                        )
                    )
                return true
            }
        }
    return found.map { occurrence in
        var occurrence = occurrence
        occurrence.file = file
        return occurrence
    }
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { fail("usage: folder-order INDEX DIRECTORY FOLDER...") }
let directory = arguments[2]
let folders = Array(arguments.dropFirst(3))
let order = Dictionary(uniqueKeysWithValues: zip(folders, 0...))

/// The sources by their paths in the index, each as its path inside of the directory.
let root = URL(fileURLWithPath: directory).standardizedFileURL.path
let sources = Dictionary(
    uniqueKeysWithValues: (FileManager.default.subpaths(atPath: root) ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
        .map { ("\(root)/\($0)", $0) }
)

/// The folder of a source: the first component of its path inside of the directory.
func folder(of source: String) -> String {
    source.contains("/") ? String(source.prefix { $0 != "/" }) : ""
}

guard let store = indexstore_store_create(arguments[1], nil) else { fail("there is no index in \(arguments[1])") }
let recorded = records(of: store) { sources[$0] != nil }
let all = recorded.flatMap { occurrences(in: sources[$0.key] ?? $0.key, record: $0.value, of: store) }
    .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
guard all.contains(where: \.isDefinition) else { fail("the index has nothing of \(directory): build the target first") }

var problems = sources.values.filter { order[folder(of: $0)] == nil }.sorted()
    .map { "\(directory)/\($0): is in none of the folders \(folders.joined(separator: ", "))" }
let homes = Dictionary(all.filter(\.isDefinition).map { ($0.symbol, $0.file) }) { first, _ in first }
var reported: Set<String> = []
var pairs: [String: Int] = [:]
var uses = 0
for use in all where !use.isDefinition {
    guard let home = homes[use.symbol], let user = order[folder(of: use.file)], let used = order[folder(of: home)]
    else {
        continue
    }
    uses += 1
    // An accessor is beside its property.
    guard used > user, !use.name.hasPrefix("getter:"), !use.name.hasPrefix("setter:") else { continue }
    let problem = "\(directory)/\(use.file):\(use.line): \(folders[user]) uses \(use.name) of \(home)"
    guard reported.insert(problem).inserted else { continue }
    problems.append(problem)
    pairs["\(folders[user]) uses \(folders[used])", default: 0] += 1
}
for problem in problems { print(problem) }
for (pair, count) in pairs.sorted(by: { $0.value > $1.value }) { print("\(pair): \(count) times") }
guard problems.isEmpty else {
    fail("each folder of \(directory) may use only those before it: \(folders.joined(separator: ", "))")
}
print("no folder of \(directory) uses a later one: \(uses) uses of declarations in \(sources.count) files")
