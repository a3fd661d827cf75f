import Foundation

/// The folder of the package: the only place that files are written to.
struct PackageFolder {
    let url: URL

    /// Creates the folder at a path.
    init(path: String) {
        url = URL(filePath: path, directoryHint: .isDirectory)
    }

    /// The path of a file or folder for the user: relative to the package if it is inside.
    func path(of url: URL) -> String {
        let path = url.withoutSlash
        let root = self.url.path(percentEncoded: false)
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }

    /// Why nothing can be written to a place, if so.
    ///
    /// The folders on the way may be links, as long as they lead to folders inside of the package. The place itself may
    /// be a file or nothing.
    func objection(to place: URL) -> String? {
        var folder = place.deletingLastPathComponent()
        while folder.kind == nil, folder.pathComponents.count > 1 { folder = folder.deletingLastPathComponent() }
        guard folder.isDirectory else {
            return folder.kind == .link
                ? "\(path(of: folder)) is a symbolic link that does not lead to a folder."
                : "\(path(of: folder)) is not a folder."
        }
        let real = folder.realPath
        guard (real + "/").hasPrefix(url.realPath + "/") else {
            return "\(path(of: folder)) is outside of the package, at \(real). Files are written only inside of it."
        }
        switch place.kind {
        case nil, .file?: return nil
        case .folder?: return "\(path(of: place)) is a folder, so it cannot be replaced by a file."
        case .link?:
            return "\(path(of: place)) is a symbolic link. Links are not followed and not replaced: remove it first."
        case .other?: return "\(path(of: place)) is not an ordinary file, so it cannot be replaced."
        }
    }
}

extension URL {
    /// The path without symbolic links.
    fileprivate var realPath: String {
        resolvingSymlinksInPath().withoutSlash
    }
}
