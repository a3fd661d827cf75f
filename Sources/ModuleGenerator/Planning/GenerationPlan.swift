import Foundation

/// The complete files of a module, before any of them is written.
struct GenerationPlan {
    /// A file to write.
    struct File: Equatable {
        /// The place of the file.
        let url: URL
        /// The path of the file, relative to the package.
        let path: String
        /// The contents of the file.
        let text: String
        /// Whether it replaces an existing file.
        let replaces: Bool
    }

    /// The files, sources first.
    let files: [File]
    /// Notes for the user.
    let notes: [String]

    /// The plan as text for the user.
    func description(isDryRun: Bool) -> String {
        let lines = files.map { file in
            let verb =
                isDryRun ? (file.replaces ? "would replace" : "would write") : file.replaces ? "replaced" : "wrote"
            return "\(verb) \(file.path) (\(file.text.utf8.count) bytes)"
        }
        return (lines + notes).joined(separator: "\n")
    }
}
