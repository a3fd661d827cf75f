import Joinery
import JoineryTesting
import XCTest

final class AppXCTests: JoineryTestCase {
    func testReplacesAndRecords() throws {
        let container = try Container { AppAssembly() }
            .overriding {
                Singleton((any Greeter).self) { MockGreeter() }
                Unimplemented(Analytics.self)
            }
            .recording()
        XCTAssertEqual(try container.build(WelcomeInput()).presenter.text, "mock")
        XCTAssertEqual(try container.usage.used.map(\.key), ["any Greeter", "WelcomePresenter", "WelcomeView"])
    }

    func testAppLinks() {
        expectLinks(AppAssembly())
    }

    func testModuleIsReleased() throws {
        expectReleased(WelcomeInput(), in: try Container { AppAssembly() })
    }

    func testTouchingWhatIsUnimplementedFails() throws {
        let container = try Container { AppAssembly() }.overriding { Unimplemented((any Greeter).self) }.recording()
        expectFailure("any Greeter is Unimplemented", "→ any Greeter") {
            XCTAssertNil(try? container.build(WelcomeInput()))
        }
    }

    func testWhatDoesNotLinkFails() {
        expectFailure("needs any Greeter, and nothing provides it") {
            expectLinks(WelcomeModule())
        }
    }

    func testReporterIsSeenByTasks() async throws {
        await Task.yield()
        XCTAssertNotNil(FailureReporter.current)
        let hasReporter = await Task { FailureReporter.current != nil }.value
        XCTAssertTrue(hasReporter)
    }

    #if !canImport(ObjectiveC)
    func testFailureReachesXCTest() throws {
        let test = FailingCase(name: "fails") { _ in expectLinks(WelcomeModule()) }
        test.run()
        XCTAssertEqual(test.testRun?.failureCount, 1)
    }
    #endif

    /// Expects one failure of JoineryTesting whose text has all of `parts` in it.
    private func expectFailure(_ parts: String..., body: () throws -> Void) rethrows {
        let list = Reported()
        try FailureReporter.$current.withValue(FailureReporter { list.add($0) }) { try body() }
        XCTAssertEqual(list.all.count, 1)
        for part in parts { XCTAssertTrue(list.all.first?.message.contains(part) ?? false, part) }
    }
}
