import Foundation

/// Writes all files of a plan, or none of them.
///
/// It writes only inside of the package. A new file is only created where there is nothing, and a file that is replaced
/// is moved aside until all files are written.
struct FileWriter {
    let package: PackageFolder

    private enum Step {
        case madeFolder(URL)
        case created(URL)
        case movedAside(URL, to: URL)
    }

    /// Writes the files of a plan.
    ///
    /// - Throws: A ``GeneratorError`` if a file cannot be written. All files are then as they were before.
    func write(_ plan: GenerationPlan) throws(GeneratorError) {
        var steps: [Step] = []
        do {
            for file in plan.files { try write(file, &steps) }
        } catch {
            undo(steps)
            let reason = (error as? GeneratorError)?.description ?? error.localizedDescription
            throw .refused(["Nothing was written: \(reason)"])
        }
        for case .movedAside(_, let old) in steps { try? FileManager.default.removeItem(at: old) }
    }

    private func write(_ file: GenerationPlan.File, _ steps: inout [Step]) throws {
        // Checked by the planner too; the folders may have changed since.
        if let objection = package.objection(to: file.url) { throw GeneratorError.refused([objection]) }
        let folder = file.url.deletingLastPathComponent()
        try makeFolder(folder, &steps)
        var permissions: Any?
        if file.replaces {
            let old = folder.appending(path: ".joinery-\(UUID().uuidString)")
            permissions =
                try FileManager.default
                .attributesOfItem(atPath: file.url.path(percentEncoded: false))[.posixPermissions]
            try FileManager.default.moveItem(at: file.url, to: old)
            steps.append(.movedAside(file.url, to: old))
        }
        // Fails if there is something, even a link that leads to nothing.
        try Data().write(to: file.url, options: .withoutOverwriting)
        steps.append(.created(file.url))
        let handle = try FileHandle(forWritingTo: file.url)
        try handle.write(contentsOf: Data(file.text.utf8))
        try handle.close()
        if let permissions {
            try? FileManager.default.setAttributes(
                [.posixPermissions: permissions],
                ofItemAtPath: file.url.path(percentEncoded: false)
            )
        }
    }

    /// Creates a folder and the folders above it, one by one, so that each can be removed again.
    private func makeFolder(_ url: URL, _ steps: inout [Step]) throws {
        guard !url.isDirectory else { return }
        try makeFolder(url.deletingLastPathComponent(), &steps)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        steps.append(.madeFolder(url))
    }

    private func undo(_ steps: [Step]) {
        let files = FileManager.default
        for step in steps.reversed() {
            switch step {
            case .madeFolder(let url):
                // Another program may have put something into it.
                let contents = try? files.contentsOfDirectory(atPath: url.path(percentEncoded: false))
                if contents?.isEmpty == true { try? files.removeItem(at: url) }
            case .created(let url): try? files.removeItem(at: url)
            case .movedAside(let url, let old): try? files.moveItem(at: old, to: url)
            }
        }
    }
}
