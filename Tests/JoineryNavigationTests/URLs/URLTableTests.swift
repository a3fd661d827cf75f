import JoineryNavigation
import Testing

/// What is found wrong with the patterns when the table is made.
@MainActor
@Suite
struct URLTableTests {
    private func problems(_ patterns: String...) -> [URLTableProblem.Flaw] {
        do {
            _ = try URLTable { for pattern in patterns { URLRoute(pattern) { _ in PageInput(name: "x") } } }
            return []
        } catch {
            return error.problems.map(\.flaw)
        }
    }

    @Test func `patterns of which one is more specific, or that share no URL, are fine`() {
        #expect(problems() == [])
        #expect(problems("app://a", "app://b", "app://a/b", "other://a") == [])
        #expect(problems("app://users/:id", "app://users/new", "app://:kind/:id") == [])
        #expect(problems("app://a/:x", "app://b/:y") == [])
        #expect(problems("app://a/:x/c", "app://a/b/d") == [])
    }

    @Test func `two patterns with an equal claim to a URL are ambiguous, with an example`() {
        func flaw(_ patterns: String...) -> String? {
            guard case .ambiguous(_, _, let example)? = problems(patterns[0], patterns[1]).first else { return nil }
            return example
        }
        #expect(flaw("app://users/:id", "app://users/:name") == "app://users/name")
        #expect(flaw("app://a/:x/c", "app://a/b/:y") == "app://a/b/c")
        #expect(flaw("app://users", "APP://users/") == "app://users")
        #expect(flaw("app://:a", "app://:b") == "app://b")
    }

    @Test func `a flawed pattern is named, and all problems come at once, with their places`() throws {
        #expect(
            problems("users/:id", "app://a?b=c", "app://:id/:id", "app://:") == [
                .malformed, .queryInPattern, .repeatedParameter("id"), .malformed,
            ]
        )
        let error = try #require(throws: URLTableError.self) {
            try URLTable {
                URLRoute("app://users/:id") { _ in PageInput(name: "a") }
                if true { URLRoute("app://users/:name") { _ in PageInput(name: "b") } }
            }
        }
        let problem = try #require(error.problems.first)
        #expect(problem.pattern == "app://users/:name")
        #expect(problem.place.hasPrefix("JoineryNavigationTests/URLTableTests.swift:"))
        #expect(error.description.contains("matches app://users/name, and so does “app://users/:id”"))
    }
}
