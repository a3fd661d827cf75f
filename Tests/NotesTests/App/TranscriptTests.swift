import Foundation
import Testing

/// What is printed for the same commands, to the letter, in both styles.
///
/// In `Transcripts`, `NAME.commands` is piped in, `NAME.json` is the file with the notes, if there is one, `NAME.txt` is
/// what must come out, and `NAME.after.json` what the file must hold then. `check-transcripts.sh` beside this folder
/// compares the same files without the tests.
@Suite(.timeLimit(.minutes(5)))
struct TranscriptTests {
    @Test(arguments: Style.allCases, Transcripts.names)
    func `the program prints the transcript`(style: Style, name: String) throws {
        let folder = try Folder()
        let before = Transcripts.text("\(name).json")
        if let before { try folder.write(before) }
        let commands = try #require(Transcripts.text("\(name).commands"))
        let arguments = ["--style", style.rawValue, "--file", "notes.json"]
        let result = try Program.run(arguments, input: commands, in: folder.url)
        #expect(result.output == Transcripts.text("\(name).txt"))
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
        #expect(folder.text == Transcripts.text("\(name).after.json") ?? before)
    }

    @Test func `the transcript of a restart begins with what the one before it has left`() {
        #expect(Transcripts.text("write.after.json") != nil)
        #expect(Transcripts.text("write.after.json") == Transcripts.text("restart.json"))
    }

    @Test func `no transcript is forgotten`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Transcripts.folder.path)
        let names = files.filter { $0.hasSuffix(".commands") }.map { $0.dropLast(".commands".count) }.map(String.init)
        #expect(Set(names) == Set(Transcripts.names))
    }

    @Test func `without options it is decoupled, and notes last until the end`() throws {
        let folder = try Folder()
        let commands = try #require(Transcripts.text("write.commands"))
        let result = try Program.run([], input: commands, in: folder.url)
        #expect(result.output == Transcripts.text("write.txt"))
        #expect(folder.text == nil)
    }

    @Test(arguments: Style.allCases)
    func `the README shows what the program prints`(style: Style) throws {
        let file = URL(filePath: #filePath)
            .deletingLastPathComponent().appending(path: "../../../Examples/Notes/README.md").standardizedFileURL
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let match = try #require(try /## A session\n\n```\n([^`]+)```/.firstMatch(in: text))
        let commands = match.1.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
        #expect(commands.count == 6)
        let folder = try Folder()
        let result = try Program.run(["--style", style.rawValue], input: commands.joined(), in: folder.url)
        #expect(result.output == "\n" + match.1)
    }

    @Test func `the end of the input ends the program, also without an end of line`() throws {
        let folder = try Folder()
        let result = try Program.run(["--style", "short"], input: "help", in: folder.url)
        #expect(result.status == 0)
        #expect(result.output.contains("\n> help\nPossible are: login NAME PASSWORD, back, help, quit.\n"))
    }

    @Test(
        arguments: [
            (["--verbose"], "Unknown option “--verbose”."),
            (["--file"], "The option --file needs a value."),
            (["--style", "long"], "“long” is not a style: there are decoupled and short."),
        ]
    )
    func `a wrong option ends with 64 and says how the program is called`(arguments: [String], message: String) throws {
        let folder = try Folder()
        let result = try Program.run(arguments, input: "", in: folder.url)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("\(message)\n\nUsage: Notes "))
    }
}
