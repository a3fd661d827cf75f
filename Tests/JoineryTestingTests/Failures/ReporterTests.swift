import Joinery
import JoineryTesting
import Testing

@Suite("Where failures go")
struct ReporterTests {
    @Test func `a bound reporter takes the place of Swift Testing, for its tasks too`() async {
        let list = Reported()
        await FailureReporter.$current.withValue(FailureReporter { list.add($0) }) {
            expectReleased { 1 }
            await Task { _ = expectLinks(ListModule()) }.value
        }
        #expect(list.all.count == 2)
        #expect(list.all.first?.description.hasPrefix("JoineryTestingTests/ReporterTests.swift:") == true)
    }

    @Test func `in a test that binds nothing they are issues of the test, at the caller's place`() {
        let line = #line + 2
        withKnownIssue {
            expectReleased { 1 }
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID.hasSuffix("/ReporterTests.swift") == true
        }
    }

    @Test func `a detached task of a test without the trait reports the name of the test`() async throws {
        let container = try Container { AppAssembly() }.overriding { Unimplemented((any Logging).self) }
        let name = "“a detached task of a test without the trait reports the name of the test”"
        await Task.detached {
            expectFailure("any Logging is Unimplemented", "belongs to the test \(name) (ReporterTests.swift:") {
                _ = try? container.resolve((any Logging).self)
            }
        }
        .value
    }

    @Test(.container {}) func `a failure of no known test names the tests that run`() async {
        let name = "“a failure of no known test names the tests that run”"
        await Task.detached {
            expectFailure("any UserService", "so its test is not known", name) { _ = expectLinks(ListModule()) }
        }
        .value
    }

    @Test func `where no reporter would see it, the process ends with the failure and what to do`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await Task.detached { _ = expectLinks(ListModule()) }.value
            }
        )
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("any UserService"))
        #expect(text.contains("set FailureReporter.current around the test, in invokeTest()"))
    }
}
