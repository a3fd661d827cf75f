#if canImport(Testing)
import Testing
#endif

/// Where the failures that this library finds go.
///
/// In a test of Swift Testing there is nothing to do: they are issues of that test. A library cannot reach XCTest, so a
/// test case of XCTest says once where its failures go:
///
/// ```swift
/// class JoineryTestCase: XCTestCase {
///     override func invokeTest() {
///         let reporter = FailureReporter { failure in
///             XCTFail(failure.message, file: failure.location.filePath, line: failure.location.line)
///         }
///         FailureReporter.$current.withValue(reporter) { super.invokeTest() }
///     }
/// }
/// ```
///
/// What is bound this way is seen by the tasks of the test too, and by no other test. A failure that nobody would be told
/// of ends the process with its text, since a test must not pass with it.
public struct FailureReporter: Sendable {
    /// The reporter of this task; `nil` to report to Swift Testing.
    @TaskLocal public static var current: FailureReporter?

    private let send: @Sendable (TestFailure) -> Void

    /// Makes a reporter.
    ///
    /// - Parameter send: Tells of a failure; it may be called on any thread.
    public init(_ send: @escaping @Sendable (TestFailure) -> Void) {
        self.send = send
    }

    /// Tells of a failure.
    ///
    /// - Parameter failure: What is wrong.
    public func report(_ failure: TestFailure) {
        send(failure)
    }

    /// The reporter for the test that this code runs in; `nil` outside of any.
    static var ofThisTest: FailureReporter? {
        if let current { return current }
        #if canImport(Testing)
        if Test.current != nil { return .issues }
        #endif
        return nil
    }

    #if canImport(Testing)
    /// Records an issue of the current test.
    private static let issues = FailureReporter { failure in
        Issue.record(
            Comment(rawValue: failure.message),
            sourceLocation: Testing.SourceLocation(
                fileID: "\(failure.location.fileID)",
                filePath: "\(failure.location.filePath)",
                line: Int(failure.location.line),
                column: Int(failure.location.column)
            )
        )
    }
    #endif
}

/// Fails the test that this code runs in, or else the one that `reporter` belongs to.
func fail(_ message: String, at location: TestLocation, _ reporter: FailureReporter? = nil) {
    let failure = TestFailure(message: message, location: location)
    guard let reporter = FailureReporter.ofThisTest ?? reporter else {
        fatalError(
            """
            \(failure)
            This was found outside of a test of Swift Testing, where nobody would be told. In XCTest, bind \
            FailureReporter.current around the test, in invokeTest(). In a task that is detached from its test, bind it \
            there.
            """
        )
    }
    reporter.report(failure)
}
