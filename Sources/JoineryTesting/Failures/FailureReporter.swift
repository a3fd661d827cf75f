#if canImport(Testing)
import Testing
#endif

/// Reports the failures that this library finds.
///
/// In Swift Testing there is nothing to do: failures become issues of the test. A library cannot call XCTest, so a test
/// case of XCTest sets a reporter:
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
/// The reporter applies to this test and its tasks, and to no other test. A failure without any reporter ends the process
/// with its text, since the test must not pass.
///
/// Swift Testing does not know which test a detached task or a thread belongs to. A failure that is found there is reported
/// to the test that declared the service or the container. If that test has the trait `.container`, it fails when it ends.
/// Without the trait, the issue belongs to no test, and its text has the name of the test.
public struct FailureReporter: Sendable {
    /// The reporter of the current task; `nil` to report to Swift Testing.
    @TaskLocal public static var current: FailureReporter?

    private let send: @Sendable (TestFailure) -> Void

    /// Creates a reporter.
    ///
    /// - Parameter send: Reports a failure. It may be called on any thread.
    public init(_ send: @escaping @Sendable (TestFailure) -> Void) {
        self.send = send
    }

    /// Reports a failure.
    ///
    /// - Parameter failure: The failure.
    public func report(_ failure: TestFailure) {
        send(failure)
    }

    /// The reporter of the current test; `nil` outside of a test.
    static var ofThisTest: FailureReporter? {
        if let current { return current }
        #if canImport(Testing)
        if let test = Test.current { return .issues(of: test) }
        #endif
        return nil
    }

    #if canImport(Testing)
    /// Reports to a test of Swift Testing, also from tasks and threads that do not belong to it.
    private static func issues(of test: Test) -> FailureReporter {
        let mailbox = Mailbox.current
        let name = "“\(test.displayName ?? test.name)” (\(test.sourceLocation))"
        return FailureReporter { failure in
            guard Test.current == nil else { return record(failure) }
            if mailbox?.put(failure.noting("It was \(foundElsewhere).")) == true { return }
            record(failure.noting("It was \(foundElsewhere), and belongs to the test \(name)."))
        }
    }

    /// Reports to no test in particular, while tests of Swift Testing run.
    static var ofSomeTest: FailureReporter? {
        let running = Mailbox.ownersOfOpenOnes
        guard !running.isEmpty else { return nil }
        let names = running.map { "“\($0)”" }.joined(separator: ", ")
        return FailureReporter { failure in
            record(
                failure.noting(
                    "It was \(foundElsewhere), so its test is not known. These tests were running: \(names)."
                )
            )
        }
    }

    private static let foundElsewhere = "found in a detached task or on another thread"

    /// Records an issue of the current test.
    static func record(_ failure: TestFailure) {
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
    #else
    static var ofSomeTest: FailureReporter? { nil }
    #endif
}

/// Fails the current test.
///
/// Outside of a test, fails the test that `reporter` belongs to.
func fail(_ message: String, at location: TestLocation, _ reporter: FailureReporter? = nil) {
    let failure = TestFailure(message: message, location: location)
    guard let reporter = FailureReporter.ofThisTest ?? reporter ?? .ofSomeTest else {
        fatalError(
            """
            \(failure)
            The failure was found outside of a test of Swift Testing, so there is no test to report it to. In XCTest, \
            set FailureReporter.current around the test, in invokeTest(). In a detached task, set it in the task.
            """
        )
    }
    reporter.report(failure)
}
