package import NotesEntities

/// Why notes cannot be had, or kept.
package enum NoteStoreError: Error, Hashable, Sendable {
    /// There is a file, and it cannot be read.
    case unreadable(path: String)
    /// What the file holds are no notes.
    case corrupt(path: String, reason: String)
    /// The file cannot be written.
    case unwritable(path: String)
    /// The note that was to be changed is not there.
    case unknown(Note.ID)
}

extension NoteStoreError: CustomStringConvertible {
    /// What is wrong, and what to do.
    package var description: String {
        switch self {
        case .unreadable(let path): "The file \(path) cannot be read."
        case .corrupt(let path, let reason):
            "The file \(path) holds no notes: \(reason). It was left as it is; mend it, or move it away."
        case .unwritable(let path): "The file \(path) cannot be written."
        case .unknown(let id): "There is no note \(id) any more."
        }
    }
}
