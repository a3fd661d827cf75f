import Foundation
import ModuleGenerator

/// A package in a temporary folder that is removed with it: App depends on Joinery and has tests, Plain does not.
final class TemporaryPackage {
    let folder: URL
    /// What the generator printed.
    private(set) var output = ""
    /// The test targets that depend on App.
    private let testTargets: [String]

    init(testTargets: [String] = ["AppTests"]) throws {
        self.testTargets = testTargets
        folder = FileManager.default.temporaryDirectory.appending(path: "ModuleGenerator-\(UUID().uuidString)")
        for path in ["Sources/App", "Sources/Plain"] + testTargets.map({ "Tests/\($0)" }) {
            try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs the command with these words.
    func generate(_ arguments: String...) throws {
        try run(arguments)
    }

    /// Runs the command with these words.
    func run(_ arguments: [String]) throws {
        output = ""
        try Generator(layout: layout) { self.output += $0 + "\n" }.run(arguments)
    }

    /// What the command says when it refuses, and nothing if it does not.
    func refusal(_ arguments: String...) -> GeneratorError? {
        do {
            try run(arguments)
            return nil
        } catch {
            return error as? GeneratorError
        }
    }

    /// The paths of all files, in order.
    var files: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { !isDirectory($0) }.sorted()
    }

    /// Whether there is a folder.
    func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        let full = folder.appending(path: path).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// The text of a file.
    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a file, and the folders that it needs.
    func write(_ text: String, to path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private var layout: PackageLayout {
        let targets = [target("App", ["Joinery"]), target("Plain", [])]
        return PackageLayout(
            directory: folder.path(percentEncoded: false),
            targets: targets + testTargets.map { target($0, ["App", "Joinery"], isTest: true) }
        )
    }

    private func target(_ name: String, _ dependencies: [String], isTest: Bool = false) -> PackageLayout.Target {
        let path = (isTest ? "Tests/" : "Sources/") + name
        return PackageLayout.Target(
            name: name,
            moduleName: name,
            directory: folder.appending(path: path).path(percentEncoded: false),
            isTest: isTest,
            sources: files.filter { $0.hasPrefix(path + "/") && $0.hasSuffix(".swift") }
                .map { folder.appending(path: $0).path(percentEncoded: false) },
            dependencies: dependencies
        )
    }
}
