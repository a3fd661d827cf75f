internal import Foundation
package import NotesEntities

/// Keeps notes in a JSON file, so that they survive a restart.
///
/// Each call reads the file anew: nothing is written over that could not be read before.
package actor FileNoteStore: NoteStore {
    private let path: String

    /// A store that keeps its notes in the file at `path`, which is made with the first note.
    package init(path: String) {
        self.path = path
    }

    package func notes() async throws(NoteStoreError) -> [Note] {
        try read().notes
    }

    package func save(_ draft: NoteDraft, as id: Note.ID?) async throws(NoteStoreError) -> Note {
        var collection = try read()
        let note = try collection.save(draft, as: id)
        try write(collection)
        return note
    }

    private func read() throws(NoteStoreError) -> NoteCollection {
        guard FileManager.default.fileExists(atPath: path) else { return NoteCollection() }
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
        let notes: [Note]
        do {
            notes = try JSONDecoder().decode([Note].self, from: data)
        } catch {
            throw .corrupt(path: path, reason: Self.reason(error))
        }
        guard Set(notes.map(\.id)).count == notes.count else {
            throw .corrupt(path: path, reason: "two notes have the same id")
        }
        return NoteCollection(notes)
    }

    private func write(_ collection: NoteCollection) throws(NoteStoreError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            // Atomically: whoever pulls the plug finds the old notes or the new ones.
            try encoder.encode(collection.notes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path)
        }
    }

    /// What a decoder complains about, in words that do not depend on its version.
    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "a note has no “\(key.stringValue)”"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.last.map { "“\($0.stringValue)” is of another type" } ?? "it is no list"
        default: "it is no JSON"
        }
    }
}
