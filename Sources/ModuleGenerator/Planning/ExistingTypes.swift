import Foundation

/// The types that a target has already, and the files they are in.
struct ExistingTypes {
    private let files: [(path: String, names: Set<String>)]

    /// Reads the sources of a target; what cannot be read declares nothing.
    init(_ target: PackageLayout.Target) {
        files = target.sources.map { path in
            let text = try? String(contentsOfFile: path, encoding: .utf8)
            return (path, text.map(DeclaredTypes.names) ?? [])
        }
    }

    /// All the names.
    var names: Set<String> {
        files.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Which types of the planned files there are already, here or in Joinery.
    ///
    /// Files that are to be replaced do not count.
    func clashes(with planned: [GenerationPlan.File]) -> [String] {
        let replaced = Set(planned.map { $0.url.standardizedFileURL.path(percentEncoded: false) })
        let kept = files.filter {
            !replaced.contains(URL(filePath: $0.path).standardizedFileURL.path(percentEncoded: false))
        }
        var problems: [String] = []
        for file in planned {
            for name in DeclaredTypes.names(in: file.text).sorted() {
                if JoineryNames.all.contains(name) {
                    problems.append("\(file.path) would declare \(name), which is a name of Joinery.")
                } else if let other = kept.first(where: { $0.names.contains(name) }) {
                    problems.append("\(file.path) would declare \(name), and \(other.path) does already.")
                }
            }
        }
        return problems
    }
}
