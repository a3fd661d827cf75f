public import Joinery
import JoineryGraph

/// Whether ``expectWiring(of:matches:recording:fileID:filePath:line:column:)`` compares a file or writes it.
public enum WiringRecording: Sendable {
    /// Writes if the environment variable `JOINERY_RECORD` is set, as by `JOINERY_RECORD=1 swift test`; compares
    /// otherwise.
    case byEnvironment
    /// Writes, and fails, so that it is not left in the code.
    case always
    /// Compares.
    case never
}

/// Expects that the graph of a container is the one that a file beside the test shows.
///
/// The file is ``JoineryGraph/DependencyGraph/wiring()``. It belongs into the repository: who reviews a change sees what it
/// does to the wiring of the app, and nobody changes it by accident.
///
/// ```swift
/// @Test func `the wiring is the reviewed one`() throws {
///     try expectWiring(of: Container { AppAssembly() }, matches: "Wiring/App.txt")
/// }
/// ```
///
/// Write it first, and again where a change is meant, with `JOINERY_RECORD=1 swift test --filter wiring`. Name the folder
/// in the target's `exclude`, so that SwiftPM does not ask what it is.
///
/// - Parameters:
///   - container: The container.
///   - file: The path of the file, relative to the folder of the test.
///   - recording: Whether to write the file in place of comparing it.
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written, and what `file` is relative to; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
public func expectWiring(
    of container: Container,
    matches file: String,
    recording: WiringRecording = .byEnvironment,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let kept = WiringFile(file, besides: "\(filePath)")
    let wiring = container.graph.wiring()
    do {
        switch recording {
        case .byEnvironment where WiringFile.isRecordingAskedFor:
            try kept.write(wiring)
        case .always:
            try kept.write(wiring)
            fail("The wiring was written to \(file). Take recording: .always out, to compare it.", at: location)
        case .byEnvironment, .never:
            compare(wiring, with: try kept.read(), file, location)
        }
    } catch {
        fail("The file \(kept.path) cannot be used. \(error)", at: location)
    }
}

private func compare(_ wiring: String, with kept: String?, _ file: String, _ location: TestLocation) {
    let howTo = "To write it: JOINERY_RECORD=1 swift test --filter …, or recording: .always."
    guard let kept else { return fail("There is no file \(file). \(howTo)", at: location) }
    // A checkout on another system may have other line endings.
    let lines = String(kept.filter { $0 != "\r" }.map { $0 == "\r\n" ? "\n" : $0 })
    guard lines != wiring else { return }
    fail(
        """
        The wiring is not the one in \(file):

        \(LineDifference(from: lines, to: wiring).text())

        If that is meant, write it anew. \(howTo)
        """,
        at: location
    )
}
