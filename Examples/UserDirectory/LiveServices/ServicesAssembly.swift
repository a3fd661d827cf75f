public import Foundation
public import Joinery
internal import Services

/// Where the users are to be read from.
public enum UserSource: Hashable, Sendable {
    /// The file that comes with the app.
    case bundled
    /// Another file.
    case file(path: String)
    /// A web server.
    case http(URL)
}

/// The services of the app.
public struct ServicesAssembly: Assembly, Sendable {
    private let source: UserSource

    /// The services, with users from `source`.
    public init(source: UserSource) {
        self.source = source
    }

    /// The services.
    public var bindings: Bindings {
        Singleton(Workload.init)
        switch source {
        case .bundled:
            Singleton(FileUserService.bundled, as: (any UserService).self)
        case .file(let path):
            Singleton((any UserService).self) { FileUserService(path: path) }
        case .http(let url):
            Singleton((any UserService).self) { HTTPUserService(url: url) }
        }
    }
}
