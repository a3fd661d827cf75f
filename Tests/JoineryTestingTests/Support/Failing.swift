import JoineryTesting
import Synchronization
import Testing

/// Expects that `body` fails the test once, with a text that has all of `parts` in it.
func expectFailure(
    _ parts: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
) rethrows {
    try withKnownIssue(sourceLocation: sourceLocation) {
        try body()
    } matching: {
        $0.says(parts)
    }
}

extension Issue {
    /// Whether the issue has all of `parts` in its text.
    func says(_ parts: [String]) -> Bool {
        parts.allSatisfy { part in comments.contains { $0.rawValue.contains(part) } }
    }
}

/// Expects that the other traits of a test, or its body, fail it with a text that has all of some parts in it.
struct FailingTrait: TestTrait, TestScoping {
    let parts: [String]

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withKnownIssue {
            try await function()
        } matching: {
            $0.says(parts)
        }
    }
}

extension Trait where Self == FailingTrait {
    /// Expects a failure; write it in front of the trait that fails.
    static func failing(_ parts: String...) -> Self { FailingTrait(parts: parts) }
}

/// What is reported while `body` runs, in place of failing the test.
func failures(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let list = Reported()
    try FailureReporter.$current.withValue(FailureReporter { list.add($0) }) { try body() }
    return list.all
}

/// A list that any thread may add to.
final class Reported: Sendable {
    private let list = Mutex<[TestFailure]>([])

    var all: [TestFailure] { list.withLock { $0 } }

    func add(_ failure: TestFailure) {
        list.withLock { $0.append(failure) }
    }
}
