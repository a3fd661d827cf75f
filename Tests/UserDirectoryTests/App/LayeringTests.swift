import Foundation
import Testing

/// Who imports whom: a target that was built before could be imported without being declared.
@Suite
struct LayeringTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Examples/UserDirectory").standardizedFileURL

    private static let common: Set = ["Entities", "Services", "Joinery", "JoineryNavigation", "Foundation"]

    @Test(
        arguments: [
            ("Entities", ["Foundation"]),
            ("Services", ["Entities"]),
            ("LiveServices", ["Entities", "Services", "Joinery", "Foundation", "FoundationNetworking"]),
            ("UserSearch", common),
            ("SelectUser", common),
            ("EditUser", common),
            ("UserDetail", common.union(["EditUser"])),
            ("UserList", common.union(["UserSearch", "SelectUser"])),
            ("TerminalViews", ["UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "Joinery"]),
        ] as [(String, Set<String>)]
    )
    func `a target imports nothing further out`(target: String, allowed: Set<String>) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: target),
            includingPropertiesForKeys: nil
        )
        let sources = files.filter { $0.pathExtension == "swift" }
        #expect(!sources.isEmpty)
        for source in sources {
            let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
            for line in text.split(separator: "\n") where line.contains("import ") && !line.hasPrefix("//") {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else { continue }
                #expect(allowed.contains(String(words[index + 1])), "\(source.lastPathComponent)")
            }
        }
    }
}
