import Foundation
import Joinery

/// The nanoseconds of the first resolve of a service, in this process.
func coldNanoseconds() throws -> Double {
    let container = try coldContainer()
    return try nanoseconds(200) { try resolveAllCold(container) }
}

/// Measures first resolves in fresh processes: this program again, with `--cold`.
func measureCold(_ effort: Effort) throws -> Outcome {
    var times: [Double] = []
    for _ in 0..<effort.repetitions {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).absoluteURL
        process.arguments = ["--cold"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let text = String(data: output, encoding: .utf8),
            let time = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { throw ColdRunFailed() }
        times.append(time)
    }
    return Outcome(work: "coldResolve", nanoseconds: median(times), target: 400)
}

struct ColdRunFailed: Error {}
