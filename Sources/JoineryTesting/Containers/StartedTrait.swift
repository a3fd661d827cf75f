#if canImport(Testing)
import Joinery
public import Testing

/// Starts the container of a test before it, and shuts it down afterwards.
public struct StartedTrait: SuiteTrait, TestTrait, TestScoping {
    private let location: TestLocation

    /// Traits of a suite are for the tests in it.
    public var isRecursive: Bool { true }

    init(at location: TestLocation) {
        self.location = location
    }

    /// Runs a test while its container is up.
    ///
    /// Swift Testing calls it.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of the test.
    ///   - function: The test's body.
    /// - Throws: What the body throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let container: Container
        do {
            container = try Container.current
            try await container.start()
        } catch {
            fail("The container of this test does not start. \(error)", at: location)
            try? await CurrentContainer.value?.shutdown()
            return
        }
        let result: Result<Void, any Error>
        do {
            result = .success(try await function())
        } catch {
            result = .failure(error)
        }
        do {
            try await container.shutdown()
        } catch {
            fail("The container of this test does not shut down. \(error)", at: location)
        }
        try result.get()
    }
}

extension Trait where Self == StartedTrait {
    /// Starts the container of the test before it, and shuts it down afterwards; write it behind the container.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() }, .started())
    /// struct ListTests { … }
    /// ```
    ///
    /// It starts the container that is in front of it. An `.overriding` behind it, on a test of the suite for instance,
    /// makes another container, which is not started; what it replaces is opened in the first one all the same. Write it
    /// behind the last replacement then:
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests {
    ///     @Test(.overriding { Singleton((any UserService).self) { MockUserService() } }, .started())
    ///     func listShowsUsers() throws { … }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    /// - Returns: The trait.
    public static func started(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        StartedTrait(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
#endif
