import NotesEntities
import NotesServices

/// A store that keeps notes behind a doorway.
struct SlowNoteStore: NoteStore {
    let store = MemoryNoteStore()
    let doorway: Doorway

    func notes() async throws(NoteStoreError) -> [Note] {
        try await store.notes()
    }

    func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note {
        await doorway.pass()
        return try await store.save(draft, as: id)
    }
}
