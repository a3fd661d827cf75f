import JoineryTesting
import XCTest

/// A test case whose failures of JoineryTesting are failures of XCTest.
class JoineryTestCase: XCTestCase {
    override func invokeTest() {
        let reporter = FailureReporter { failure in
            XCTFail(failure.message, file: failure.location.filePath, line: failure.location.line)
        }
        FailureReporter.$current.withValue(reporter) { super.invokeTest() }
    }
}
