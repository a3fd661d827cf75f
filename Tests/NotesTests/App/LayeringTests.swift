import Foundation
import Testing

/// Who knows whom in the decoupled style: one target holds all of it, so the compiler does not tell.
@Suite
struct LayeringTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Examples/Notes/NotesDecoupled").standardizedFileURL

    /// What each module declares for the others; only the folder `App` may put them together.
    private static let provided = [
        "Login": ["LoginInput", "LoginModule"],
        "NoteList": ["NoteListInput", "NoteListModule"],
        "NoteEditor": ["NoteEditorInput", "NoteEditorOutcome", "NoteEditorModule"],
        "TextWidget": ["TextWidgetInput", "TextMeasuring", "TextWidgetModule"],
    ]

    private func sources(_ module: String) throws -> [(name: String, text: String)] {
        try FileManager.default
            .contentsOfDirectory(at: Self.folder.appending(path: module), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, String(decoding: try Data(contentsOf: $0), as: UTF8.self)) }
    }

    @Test(arguments: provided.keys.sorted())
    func `a module imports no service, no technology`(module: String) throws {
        let allowed: Set = ["Joinery", "JoineryNavigation", "NotesEntities", "NotesViews"]
        var all: Set<String> = []
        for (name, text) in try sources(module) {
            let imported = text.matches(of: /(?m)^(?:internal |package )?import (\w+)/).map { String($0.1) }
            #expect(allowed.isSuperset(of: imported), "\(name)")
            all.formUnion(imported)
        }
        #expect(all.isSuperset(of: ["Joinery", "NotesViews"]))
    }

    @Test(arguments: provided.keys.sorted())
    func `a module knows no other`(module: String) throws {
        let sources = try sources(module)
        #expect(sources.count >= 5)
        for (other, types) in Self.provided where other != module {
            for (name, text) in sources {
                let words = Set(text.matches(of: /\w+/).map { String($0.0) })
                #expect(words.isDisjoint(with: types), "\(name)")
            }
        }
    }
}
