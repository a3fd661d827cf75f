internal import NotesEntities

/// The notes of a store, as a plain value.
struct NoteCollection {
    private(set) var notes: [Note]

    init(_ notes: [Note] = []) {
        self.notes = notes
    }

    /// Takes a draft in, as a new note or in place of another.
    mutating func save(_ draft: NoteDraft, as id: Note.ID?) throws(NoteStoreError) -> Note {
        let note = Note(id: id ?? (notes.map(\.id).max() ?? 0) + 1, title: draft.title, text: draft.text)
        if let id {
            guard let index = notes.firstIndex(where: { $0.id == id }) else { throw .unknown(id) }
            notes[index] = note
        } else {
            notes.append(note)
        }
        return note
    }
}
