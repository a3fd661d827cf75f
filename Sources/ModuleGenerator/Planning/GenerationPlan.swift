import Foundation

/// The files of a module, complete, before the first of them is written.
struct GenerationPlan {
    /// A file that would be written.
    struct File: Equatable {
        /// Where.
        let url: URL
        /// Where, seen from the package.
        let path: String
        /// What it holds.
        let text: String
        /// Whether there is one that it replaces.
        let replaces: Bool
    }

    /// The files, sources first.
    let files: [File]
    /// What is worth knowing besides.
    let notes: [String]

    /// The plan as text, for a person.
    func description(isDryRun: Bool) -> String {
        let lines = files.map { file in
            let verb =
                isDryRun ? (file.replaces ? "would replace" : "would write") : file.replaces ? "replaced" : "wrote"
            return "\(verb) \(file.path) (\(file.text.utf8.count) bytes)"
        }
        return (lines + notes).joined(separator: "\n")
    }
}
