import NotesEntities
import NotesServices

/// A store that keeps nothing until it is mended.
actor FailingNoteStore: NoteStore {
    private let store = MemoryNoteStore()
    private var isBroken = true

    func mend() {
        isBroken = false
    }

    func notes() async throws(NoteStoreError) -> [Note] {
        try await store.notes()
    }

    func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note {
        if isBroken { throw .unwritable(path: "full.json") }
        return try await store.save(draft, as: id)
    }
}
