import CurrencyConverter
import Foundation
import Testing

/// What is written for commands, to the letter.
///
/// In `Transcripts`, `NAME.commands` holds the commands and `NAME.txt` what must come out. `.ci/transcripts` compares the
/// same files with what the program prints.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TranscriptTests {
    @Test(arguments: ["convert", "mistakes"])
    func `the app writes the transcript`(name: String) async throws {
        let test = try TestApp()
        defer { test.app.close() }
        try test.app.start()
        var output = test.take()
        for line in try text("\(name).commands").split(separator: "\n") where !test.app.isFinished {
            await test.app.perform(String(line))
            output += test.take()
        }
        #expect(test.app.isFinished)
        #expect(output == (try text("\(name).txt")))
    }

    private func text(_ name: String) throws -> String {
        let url = Bundle.module.bundleURL.appending(path: "Transcripts/\(name)")
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
