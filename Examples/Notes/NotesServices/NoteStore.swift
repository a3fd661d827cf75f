package import NotesEntities

/// Where notes are kept.
package protocol NoteStore: Sendable {
    /// All notes, the oldest first.
    func notes() async throws(NoteStoreError) -> [Note]

    /// Keeps a note.
    ///
    /// - Parameters:
    ///   - draft: What to keep.
    ///   - id: The note that it takes the place of; `nil` for a new one.
    /// - Returns: The note as it is kept.
    /// - Throws: Why it is not kept; then nothing has changed.
    func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note
}
