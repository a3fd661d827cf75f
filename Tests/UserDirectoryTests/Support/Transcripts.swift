import Foundation

/// The files that hold commands, and what is printed for them.
enum Transcripts {
    /// Where they are.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Transcripts") }

    /// The text of one of them.
    static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }
}
