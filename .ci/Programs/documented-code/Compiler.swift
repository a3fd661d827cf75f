import Foundation

/// A Swift file to compile.
struct CodeFile {
    var name: String
    var text: String
}

/// Compiles code as far as the checks of isolation regions go, which a type check alone leaves out.
struct Compiler {
    let modules: String
    private let plugins: String

    init(modules: String) throws {
        struct Target: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        self.modules = modules
        let information = try Self.run(["swiftc", "-print-target-info"]).output
        let target = try JSONDecoder().decode(Target.self, from: Data(information.utf8))
        plugins = target.paths.runtimeResourcePath + "/host/plugins/testing"
    }

    /// Compiles files as one module, together with those in the folder `support`, and returns what the compiler says: its
    /// errors, and its warnings but for those whose text contains one of `ignored`.
    func compile(
        _ files: [CodeFile],
        with support: String? = nil,
        isLibrary: Bool,
        ignoring ignored: [String] = []
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths = try files.map { file in
            let path = folder.appending(path: file.name)
            try Data(file.text.utf8).write(to: path)
            return path.path
        }
        if let support {
            paths += try FileManager.default.contentsOfDirectory(atPath: support).filter { $0.hasSuffix(".swift") }
                .sorted().map { "\(support)/\($0)" }
        }
        let options = [
            "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Documented",
            "-diagnostic-style", "llvm", "-plugin-path", plugins, "-I", modules,
        ]
        let result = try Self.run(options + (isLibrary ? ["-parse-as-library"] : []) + paths)
        var lines: [Substring] = []
        var isIgnored = false
        for line in result.output.split(separator: "\n", omittingEmptySubsequences: false) {
            // What follows a warning, up to the next diagnostic, belongs to it.
            if line.contains(": warning: ") {
                isIgnored = ignored.contains { line.contains($0) }
            } else if line.contains(": error: ") {
                isIgnored = false
            }
            if !isIgnored { lines.append(line) }
        }
        let diagnostics = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return diagnostics.isEmpty && result.status != 0 ? "swiftc ends with \(result.status)" : diagnostics
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
