import Foundation

/// A folder that is there for one test.
struct Folder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "Notes-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The file in which the notes are.
    var notes: String { url.appending(path: "notes.json").path }

    /// What that file holds; `nil` if it is not there.
    var text: String? {
        FileManager.default.contents(atPath: notes).map { String(decoding: $0, as: UTF8.self) }
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: notes))
    }
}
