internal import Entities
internal import Foundation
internal import Services

/// Reads the users from a JSON file.
struct FileUserService: ReadOnlySource {
    let edits = SessionEdits()
    private let path: String

    /// A service that reads the file at `path`.
    init(path: String) {
        self.path = path
    }

    /// A service that reads the file which comes with the app.
    static func bundled() -> FileUserService {
        FileUserService(path: Bundle.module.url(forResource: "users", withExtension: "json")?.path ?? "users.json")
    }

    @concurrent
    func read() async throws(UserServiceError) -> [UserProfile] {
        guard FileManager.default.fileExists(atPath: path) else { throw .fileMissing(path) }
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            data = try file.readToEnd() ?? Data()
        } catch {
            throw .fileUnreadable(path)
        }
        return try UserDocument.profiles(in: data, source: "The file \(path)")
    }
}
