import Foundation

/// The files that hold commands, what is printed for them, and the notes before and afterwards.
enum Transcripts {
    /// The names of all transcripts.
    static let names = ["login", "write", "restart", "preview", "gate", "problems", "corrupt"]

    /// Where they are.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Transcripts") }

    /// The text of a file; `nil` if there is none.
    static func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder.appending(path: name).path)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
