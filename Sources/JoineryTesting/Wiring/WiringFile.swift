#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file beside the tests that has the text of a graph.
struct WiringFile {
    private let url: URL

    /// - Parameters:
    ///   - name: The path of the file.
    ///   - test: The path of the test's source file, which `name` is relative to.
    init(_ name: String, besides test: String) {
        url = URL(filePath: name, relativeTo: URL(filePath: test).deletingLastPathComponent())
    }

    var path: String { url.path }

    /// The text; `nil` if there is no such file.
    func read() throws -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return String(decoding: try Data(contentsOf: url.absoluteURL), as: UTF8.self)
    }

    func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: url.absoluteURL.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url.absoluteURL, options: .atomic)
    }
}

extension WiringFile {
    /// Whether the environment variable is set that makes tests write files.
    static var isRecordingAskedFor: Bool {
        guard let value = ProcessInfo.processInfo.environment["JOINERY_RECORD"] else { return false }
        return !["", "0", "false", "no"].contains(value)
    }
}
