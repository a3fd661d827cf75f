import Foundation

/// The program, as it was built together with the tests.
enum Program {
    /// What came of a run.
    struct Result {
        let output: String
        let errors: String
        let status: Int32
    }

    /// Runs the program in the folder of the transcripts, with `input` piped in.
    ///
    /// It is ended by force after four minutes.
    static func run(_ arguments: [String], input: String) throws -> Result {
        // Files rather than pipes: nobody has to read while the other writes.
        let folder = FileManager.default.temporaryDirectory.appending(path: "UserDirectory-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try ["in", "out", "err"]
            .map { name in
                let url = folder.appending(path: name)
                try Data(name == "in" ? Array(input.utf8) : []).write(to: url)
                return url
            }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Built with the address sanitizer it would report what libcurl leaks when it is refused.
        process.environment = ProcessInfo.processInfo.environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
        process.currentDirectoryURL = Transcripts.folder
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        let limit = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 240, execute: limit)
        process.waitUntilExit()
        limit.cancel()
        let texts = try files.map { url in
            String(decoding: try FileHandle(forReadingFrom: url).readToEnd() ?? Data(), as: UTF8.self)
        }
        return Result(output: texts[1], errors: texts[2], status: process.terminationStatus)
    }

    private static var executable: URL {
        Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "UserDirectory")
    }
}
