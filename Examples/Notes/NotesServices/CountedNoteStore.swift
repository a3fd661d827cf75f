internal import NotesEntities

/// A store whose calls are counted as activity.
struct CountedNoteStore: NoteStore {
    let store: any NoteStore
    let activity: Activity

    func notes() async throws(NoteStoreError) -> [Note] {
        try await activity.during { () async throws(NoteStoreError) in try await store.notes() }
    }

    func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note {
        try await activity.during { () async throws(NoteStoreError) in try await store.save(draft, as: id) }
    }
}
