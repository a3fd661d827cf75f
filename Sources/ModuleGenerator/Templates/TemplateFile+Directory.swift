import Foundation

extension TemplateFile {
    /// The folders that contain templates.
    static let folders = ["Sources", "Tests"]

    /// Reads a project's own templates.
    ///
    /// - Parameter directory: The folder with a `Sources` or a `Tests` folder, or both.
    /// - Returns: The files in these folders without hidden ones, sorted by path.
    /// - Throws: A ``GeneratorError`` if there are no templates, or if one cannot be read.
    static func read(from directory: URL) throws(GeneratorError) -> [TemplateFile] {
        var files: [TemplateFile] = []
        for folder in folders {
            let root = directory.appending(path: folder, directoryHint: .isDirectory)
            guard let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false)) else { continue }
            for case let path as String in paths {
                let url = root.appending(path: path)
                let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
                guard !isHidden, !url.isDirectory else { continue }
                guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
                    throw .refused(["The template \(url.path(percentEncoded: false)) cannot be read as UTF-8 text."])
                }
                files.append(TemplateFile(path: folder + "/" + path, text: text))
            }
        }
        guard !files.isEmpty else {
            let path = directory.path(percentEncoded: false)
            throw .refused(["\(path) has no templates. Put them into its folders Sources and Tests."])
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The templates of `own`, and the templates of `standard` that they do not replace.
    static func merged(_ standard: [TemplateFile], _ own: [TemplateFile]) -> [TemplateFile] {
        let taken = Set(own.map(\.path))
        return standard.filter { !taken.contains($0.path) } + own
    }
}
