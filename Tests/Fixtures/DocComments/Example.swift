// What the examples in doc comments mention and do not declare. Nothing of this is ever run.

import Foundation
import Joinery
import JoineryNavigation

/// What `self` is in an example.
@MainActor
class Example {
    required init() {}

    func reload(_ value: some Any) {}
    func show(_ user: User) {}
    func unread(in account: Account.ID) -> Int { 0 }
}

var container: Container { fatalError() }
var app: Container { fatalError() }
var server: URL { fatalError() }
var user: User { fatalError() }
var order: Order { fatalError() }

// MARK: Users

struct User: Sendable {
    typealias ID = Int
    var id: Int
    var contact: Contact
}
struct Contact: Sendable {}
struct LoginError: Error {}
struct Account { typealias ID = Int }

protocol UserService: Sendable {}
final class RemoteUserService: UserService {
    init(server: URL? = nil) {}
}
final class MockUserService: UserService { init() {} }
final class LoggingUserService: UserService { init(_ inner: any UserService, _ log: any Logging) {} }

protocol UserCache: Sendable {}
final class DiskUserCache: UserCache { init(directory: URL) throws {} }
protocol Paths: Sendable {
    var caches: URL { get }
    var database: URL { get }
}
protocol Session: Sendable {}
final class UserSession: Session { init(user: User) {} }

// MARK: Services

protocol Logging: Sendable {}
final class ConsoleLogger: Logging { init() {} }
final class QuietLog: Logging { init() {} }
protocol Analytics: Sendable {}

struct Timeout: Sendable { var seconds: Int }
final class HTTPClient: Sendable { init(log: any Logging, timeout: Timeout) {} }

protocol Cache: Sendable {}
final class DiskCache: Cache { init() {} }
@MainActor final class ImageCache { init(limit: Int) {} }
protocol ImageDecoder: AnyObject, Sendable {}
final class HardwareDecoder: ImageDecoder { init() {} }

protocol Reading: Sendable {}
protocol Writing: Sendable {}
final class AppDatabase: Reading, Writing { init() {} }
final class CountedReading: Reading { init(_ inner: any Reading) {} }
protocol Database: Sendable { func close() async throws }
final class SQLDatabase: Database {
    init() {}
    static func open(_ url: URL) async throws -> SQLDatabase { SQLDatabase() }
    func close() async throws {}
}

protocol DateFormatting {}
final class ISODateFormatting: DateFormatting { init() {} }
protocol Clock: Sendable {}
protocol Greeting { var text: String { get } }
final class FriendlyGreeting: Greeting {
    let text: String
    init(name: String, clock: any Clock) { text = name }
}
protocol Plugin: Sendable {}
protocol Handler: Sendable {}
final class SpellChecker: Plugin { init() {} }
final class WordCount: Plugin { init() {} }

struct Settings: Sendable { var isDetailed: Bool }
protocol Report {}
final class ShortReport: Report { init() {} }
final class DetailedReport: Report { init() {} }

protocol DownloadTask { func run() }
protocol HelpPresenting { func present() }
var makeTask: Provider<any DownloadTask> { fatalError() }
var makeGreeting: Factory<String, any Greeting> { fatalError() }
var help: Lazy<any HelpPresenting> { fatalError() }

enum Configuration: CaseIterable, Sendable { case live, demo }

struct ServicesAssembly: Assembly {
    var server: URL? = nil
    var bindings: Bindings {}
}
struct AppAssembly: Assembly {
    var configuration = Configuration.live
    var bindings: Bindings {}
}
