public import Foundation
public import Joinery
import Testing

// As the guide says it; in the package that declares the types `@retroactive` does not apply.
extension LinkError: LocalizedError {
    /// The text of the error.
    public var errorDescription: String? { description }
}
extension ResolutionError: LocalizedError {
    /// The text of the error.
    public var errorDescription: String? { description }
}
extension StartError: LocalizedError {
    /// The text of the error.
    public var errorDescription: String? { description }
}
extension ShutdownError: LocalizedError {
    /// The text of the error.
    public var errorDescription: String? { description }
}

/// What apps log is the text of the error, with four lines of their own.
@Suite struct LocalizedTextTests {
    @Test func `The localized description of each error is its text`() async throws {
        let link = #expect(throws: LinkError.self) { try Container { Singleton(Int.self) { (_: Bool) in 1 } } }
        #expect(link?.localizedDescription == link?.description)
        let container = try Container {
            Singleton(Int.self) { () async throws in throw Failure.down }
            Singleton(Bool.self) { true }.onShutdown { _ in throw Failure.down }
        }
        let resolution = #expect(throws: ResolutionError.self) { try container.resolve(String.self) }
        #expect(resolution?.localizedDescription == resolution?.description)
        let start = await #expect(throws: StartError.self) { try await container.start() }
        #expect(start?.localizedDescription == start?.description)
        _ = try container.resolve(Bool.self)
        let shutdown = await #expect(throws: ShutdownError.self) { try await container.shutdown() }
        #expect(shutdown?.localizedDescription == shutdown?.description)
    }
}
