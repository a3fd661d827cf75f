import Foundation
import LiveServices
import Testing
import UserDirectoryApp

/// What is printed for piped commands, to the letter.
///
/// In `Transcripts`, `NAME.commands` is piped in, `NAME.arguments` holds the arguments if there are any, and `NAME.txt`
/// is what must come out; `NAME.errors` what must be on the standard error, and `NAME.status` how the program must end,
/// if that is not with 0. `check-transcripts.sh` beside this folder compares the same files without the tests.
@Suite(.timeLimit(.minutes(5)))
struct TranscriptTests {
    @Test(
        arguments: [
            "browse", "edit", "select", "search", "commands", "missing", "malformed", "empty", "refused", "url",
            "url-unknown", "url-bad",
        ]
    )
    func `the program prints the transcript`(name: String) throws {
        let commands = try Transcripts.text("\(name).commands")
        let arguments = (try? Transcripts.text("\(name).arguments"))?.split(whereSeparator: \.isWhitespace) ?? []
        let result = try Program.run(arguments.map(String.init), input: commands)
        #expect(result.output == (try Transcripts.text("\(name).txt")))
        #expect(result.errors == (try? Transcripts.text("\(name).errors")) ?? "")
        #expect("\(result.status)\n" == (try? Transcripts.text("\(name).status")) ?? "0\n")
    }

    @Test(arguments: ["browse", "edit", "select", "search", "commands"])
    @MainActor func `the app in the test's process writes the same`(name: String) async throws {
        let test = try TestApp()
        #expect(try await replay("\(name).commands", in: test) == Transcripts.text("\(name).txt"))
    }

    @Test @MainActor func `with a web server: the users, then an error, then none to be reached`() async throws {
        let users = try Transcripts.text("three.json")
        let server = try LoopbackServer([
            .init(body: users), .init(body: users), .init(status: 500), .init(body: "[{}]"), .init(body: users),
        ])
        let test = try TestApp(source: .http(try #require(URL(string: server.address))))
        let output = try await replay("http.commands", in: test)
        #expect(output.replacing(server.address, with: "http://SERVER") == (try Transcripts.text("http.txt")))
    }

    @Test func `the program reads from a web server`() throws {
        let users = try Transcripts.text("three.json")
        let server = try LoopbackServer([
            .init(body: users), .init(body: users), .init(status: 500), .init(body: "[{}]"), .init(body: users),
        ])
        let result = try Program.run(["--users", server.address], input: try Transcripts.text("http.commands"))
        #expect(result.output.replacing(server.address, with: "http://SERVER") == (try Transcripts.text("http.txt")))
        #expect(result.status == 0)
    }

    @Test func `an unknown option ends with 64 and says how the program is called`() throws {
        let result = try Program.run(["--verbose"], input: "")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("Unknown option “--verbose”.\n\nUsage: UserDirectory "))
    }

    @Test func `the end of the input ends the program, also without an end of line`() throws {
        let result = try Program.run([], input: "help")
        #expect(result.status == 0)
        #expect(result.output.contains("\n> help\n"))
    }

    @MainActor
    private func replay(_ file: String, in test: TestApp) async throws -> String {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        for line in try Transcripts.text(file).split(separator: "\n", omittingEmptySubsequences: false) {
            continuation.yield(String(line))
        }
        continuation.finish()
        try test.app.start()
        await test.app.replay(lines)
        return test.console.take()
    }
}
