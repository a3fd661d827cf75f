import Foundation

/// The types that a target declares, and their files.
struct ExistingTypes {
    private let files: [(path: String, names: Set<String>)]

    /// Reads the sources of a target.
    ///
    /// Files that cannot be read are ignored.
    init(_ target: PackageLayout.Target) {
        files = target.sources.map { path in
            let text = try? String(contentsOfFile: path, encoding: .utf8)
            return (path, text.map(DeclaredTypes.names) ?? [])
        }
    }

    /// The names of all types.
    var names: Set<String> {
        files.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The problems with types of the planned files that this target or Joinery declares already.
    ///
    /// Files that will be replaced are ignored.
    func clashes(with planned: [GenerationPlan.File]) -> [String] {
        let replaced = Set(planned.map { $0.url.standardizedFileURL.path(percentEncoded: false) })
        let kept = files.filter {
            !replaced.contains(URL(filePath: $0.path).standardizedFileURL.path(percentEncoded: false))
        }
        var problems: [String] = []
        for file in planned {
            for name in DeclaredTypes.names(in: file.text).sorted() {
                if JoineryNames.all.contains(name) {
                    problems.append("\(file.path) would declare \(name), which is a type of Joinery.")
                } else if let other = kept.first(where: { $0.names.contains(name) }) {
                    problems.append("\(file.path) would declare \(name), but \(other.path) declares it already.")
                }
            }
        }
        return problems
    }
}
