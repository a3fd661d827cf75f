import Foundation

extension URL {
    /// Something in the file system.
    enum Kind {
        case file
        case folder
        /// A symbolic link, whether there is something at its end or not.
        case link
        case other
    }

    /// What is at this URL, without following a symbolic link there; `nil` if there is nothing.
    var kind: Kind? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: withoutSlash)
        switch attributes?[.type] as? FileAttributeType {
        case nil: return nil
        case .typeRegular?: return .file
        case .typeDirectory?: return .folder
        case .typeSymbolicLink?: return .link
        case _?: return .other
        }
    }

    /// The path without a slash at the end, behind which a link would be followed.
    var withoutSlash: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Whether there is a folder at this URL, or a link to one.
    var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path(percentEncoded: false), isDirectory: &isDirectory)
        return exists && isDirectory.boolValue
    }
}
