import Foundation

/// Writes all files of a plan, or none of them.
struct FileWriter {
    private enum Step {
        case madeFolder(URL)
        case wrote(URL, before: Data?)
    }

    /// Writes the files of a plan.
    ///
    /// - Throws: A ``GeneratorError`` if a file cannot be written. All files are then as they were before.
    func write(_ plan: GenerationPlan) throws(GeneratorError) {
        var steps: [Step] = []
        do {
            for file in plan.files {
                try makeFolder(file.url.deletingLastPathComponent(), &steps)
                let before = file.replaces ? try Data(contentsOf: file.url) : nil
                // Noted before the writing, since a half-written file has to be undone as well.
                steps.append(.wrote(file.url, before: before))
                try Data(file.text.utf8).write(to: file.url)
            }
        } catch {
            undo(steps)
            throw .refused(["Nothing was written: \(error.localizedDescription)"])
        }
    }

    /// Creates a folder and the folders above it, one by one, so that each can be removed again.
    private func makeFolder(_ url: URL, _ steps: inout [Step]) throws {
        guard !url.exists else { return }
        try makeFolder(url.deletingLastPathComponent(), &steps)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        steps.append(.madeFolder(url))
    }

    private func undo(_ steps: [Step]) {
        for step in steps.reversed() {
            switch step {
            case .madeFolder(let url), .wrote(let url, before: nil): try? FileManager.default.removeItem(at: url)
            case .wrote(let url, before: .some(let data)): try? data.write(to: url)
            }
        }
    }
}
