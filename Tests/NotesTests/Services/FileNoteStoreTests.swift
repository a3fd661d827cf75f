import Foundation
import NotesEntities
import NotesServices
import Testing

/// Notes in a JSON file.
@Suite(.timeLimit(.minutes(5)))
struct FileNoteStoreTests {
    @Test func `without a file there are no notes, and none is made by looking`() async throws {
        let folder = try Folder()
        let notes = try await FileNoteStore(path: folder.notes).notes()
        #expect(notes == [])
        #expect(folder.text == nil)
    }

    @Test func `what was saved is there for the next store`() async throws {
        let folder = try Folder()
        let first = FileNoteStore(path: folder.notes)
        let one = try await first.save(NoteDraft(title: "A", text: "A \"b\"\nü/"), as: nil)
        let two = try await first.save(NoteDraft(title: "B", text: "B"), as: nil)
        let changed = try await first.save(NoteDraft(title: "C", text: "C"), as: two.id)
        #expect(one.id != two.id)
        #expect(changed == Note(id: two.id, title: "C", text: "C"))
        let notes = try await FileNoteStore(path: folder.notes).notes()
        #expect(notes == [one, changed])
    }

    @Test(
        arguments: [
            ("", "it is no JSON"),
            ("[{\"id\": 1, \"ti", "it is no JSON"),
            ("{}", "it is no list"),
            ("[{\"id\": 1, \"title\": \"A\"}]", "a note has no “text”"),
            ("[{\"id\": \"1\", \"title\": \"A\", \"text\": \"A\"}]", "“id” is of another type"),
            ("[{\"id\": 1, \"title\": null, \"text\": \"A\"}]", "“title” is of another type"),
            (
                "[{\"id\": 1, \"title\": \"A\", \"text\": \"A\"}, {\"id\": 1, \"title\": \"B\", \"text\": \"B\"}]",
                "two notes have the same id"
            ),
        ]
    )
    func `a file that holds no notes is reported, and never overwritten`(text: String, reason: String) async throws {
        let folder = try Folder()
        let path = folder.notes
        try folder.write(text)
        let store = FileNoteStore(path: path)
        await #expect(throws: NoteStoreError.corrupt(path: path, reason: reason)) { try await store.notes() }
        await #expect(throws: NoteStoreError.corrupt(path: path, reason: reason)) {
            try await store.save(NoteDraft(title: "N", text: "N"), as: nil)
        }
        #expect(folder.text == text)
    }

    @Test func `a note that is not there cannot be changed, and nothing else is`() async throws {
        let folder = try Folder()
        let store = FileNoteStore(path: folder.notes)
        _ = try await store.save(NoteDraft(title: "A", text: "A"), as: nil)
        let before = folder.text
        await #expect(throws: NoteStoreError.unknown(9)) {
            try await store.save(NoteDraft(title: "B", text: "B"), as: 9)
        }
        #expect(folder.text == before)
    }

    @Test func `a file that cannot be read or written is reported`() async throws {
        let folder = try Folder()
        let path = folder.url.path
        await #expect(throws: NoteStoreError.unreadable(path: path)) { try await FileNoteStore(path: path).notes() }
        let missing = folder.url.appending(path: "none/notes.json").path
        await #expect(throws: NoteStoreError.unwritable(path: missing)) {
            try await FileNoteStore(path: missing).save(NoteDraft(title: "A", text: "A"), as: nil)
        }
    }
}
