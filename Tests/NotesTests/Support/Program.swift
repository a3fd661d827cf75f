import Foundation

/// The program, as it was built together with the tests.
enum Program {
    /// What came of a run.
    struct Result {
        let output: String
        let errors: String
        let status: Int32
    }

    /// Runs the program in a folder, with `input` piped in.
    ///
    /// It is ended by force after half a minute.
    static func run(_ arguments: [String], input: String, in folder: URL) throws -> Result {
        // Files rather than pipes: nobody has to read while the other writes.
        let scratch = try Folder()
        let files = try ["in", "out", "err"]
            .map { name in
                let url = scratch.url.appending(path: name)
                try Data(name == "in" ? Array(input.utf8) : []).write(to: url)
                return url
            }
        let process = Process()
        process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "Notes")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        let limit = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: limit)
        process.waitUntilExit()
        limit.cancel()
        let texts = try files.map { url in
            String(decoding: try FileHandle(forReadingFrom: url).readToEnd() ?? Data(), as: UTF8.self)
        }
        return Result(output: texts[1], errors: texts[2], status: process.terminationStatus)
    }
}
