#if canImport(Testing)
import Joinery
public import Testing

/// Starts the container of a test before the test, and shuts it down afterwards.
public struct StartedTrait: SuiteTrait, TestTrait, TestScoping {
    private let location: TestLocation

    /// The trait of a suite applies to the tests in it.
    public var isRecursive: Bool { true }

    init(at location: TestLocation) {
        self.location = location
    }

    /// Runs a test while its container is started.
    ///
    /// Swift Testing calls it.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of the test.
    ///   - function: The test's body.
    /// - Throws: The error of the body.
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
            fail("The container of this test failed to start. \(error)", at: location)
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
            fail("The container of this test failed to shut down. \(error)", at: location)
        }
        try result.get()
    }
}

extension Trait where Self == StartedTrait {
    /// Starts the container of the test before the test, and shuts it down afterwards.
    ///
    /// Write it after `.container`.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() }, .started())
    /// struct ListTests { … }
    /// ```
    ///
    /// It starts the container that the traits before it make. A later `.overriding`, for instance on a test of the suite,
    /// makes another container, which is not started, while the first container starts the replaced services too. In that
    /// case, write `.started()` after the last replacement:
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
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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
