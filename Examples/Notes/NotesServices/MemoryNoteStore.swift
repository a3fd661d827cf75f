package import NotesEntities

/// Keeps notes until the program ends.
package actor MemoryNoteStore: NoteStore {
    private var collection: NoteCollection

    package init(_ notes: [Note] = []) {
        collection = NoteCollection(notes)
    }

    package func notes() async throws(NoteStoreError) -> [Note] {
        collection.notes
    }

    package func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note {
        try collection.save(draft, as: id)
    }
}
