public import Entities

/// Why the directory could not be read or changed.
public enum UserServiceError: Error, Hashable {
    /// There is no file of that name.
    case fileMissing(String)
    /// The file is there and cannot be read.
    case fileUnreadable(String)
    /// What was read is not a list of people.
    case malformed(source: String, detail: String)
    /// The server answered with an error.
    case badStatus(Int, url: String)
    /// The server did not answer.
    case unreachable(url: String, reason: String)
    /// Nobody in the directory has that id.
    case unknownUser(User.ID)

    /// What happened, as a sentence or two for the screen.
    public var message: String {
        switch self {
        case .fileMissing(let path): "There is no file \(path)."
        case .fileUnreadable(let path): "The file \(path) cannot be read."
        case .malformed(let source, let detail): "\(source) cannot be read as a list of users: \(detail)."
        case .badStatus(let status, let url): "The server at \(url) answered with HTTP status \(status)."
        case .unreachable(let url, let reason): "The server at \(url) cannot be reached: \(reason)."
        case .unknownUser(let id): "There is no user with id \(id) any more."
        }
    }
}
