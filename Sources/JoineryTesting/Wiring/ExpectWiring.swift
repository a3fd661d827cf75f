public import Joinery
import JoineryGraph

/// Whether ``expectWiring(of:matches:recording:fileID:filePath:line:column:)`` compares a file or writes it.
public enum WiringRecording: Sendable {
    /// Writes the file if the environment variable `JOINERY_RECORD` is set, as in `JOINERY_RECORD=1 swift test`.
    /// Compares it otherwise.
    case byEnvironment
    /// Writes the file and fails the test, so that this choice does not stay in the code.
    case always
    /// Compares the file.
    case never
}

/// Expects that the graph of a container is equal to the one in a file beside the test.
///
/// The file has the text of ``JoineryGraph/DependencyGraph/wiring()``. Commit it: reviewers see what a change does to the
/// wiring of the app, and the wiring does not change by accident.
///
/// ```swift
/// @Test func `the wiring is the reviewed one`() throws {
///     try expectWiring(of: Container { AppAssembly() }, matches: "Wiring/App.txt")
/// }
/// ```
///
/// Write the file with `JOINERY_RECORD=1 swift test --filter wiring`, at first and after each intended change. List the
/// folder in the target's `exclude`, so that SwiftPM does not warn about it.
///
/// - Parameters:
///   - container: The container.
///   - file: The path of the file, relative to the folder of the test.
///   - recording: Whether to compare the file or to write it.
///   - fileID: The file of the call.
///   - filePath: The path of the calling file, which `file` is relative to.
///   - line: The line of the call.
///   - column: The column of the call.
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
            fail("The wiring was written to \(file). Remove recording: .always to compare it.", at: location)
        case .byEnvironment, .never:
            compare(wiring, with: try kept.read(), file, location)
        }
    } catch {
        fail("The file \(kept.path) cannot be used. \(error)", at: location)
    }
}

private func compare(_ wiring: String, with kept: String?, _ file: String, _ location: TestLocation) {
    let howTo = "To write the file, run JOINERY_RECORD=1 swift test --filter … or pass recording: .always."
    guard let kept else { return fail("There is no file \(file). \(howTo)", at: location) }
    // A checkout on another system may have other line endings.
    let lines = String(kept.filter { $0 != "\r" }.map { $0 == "\r\n" ? "\n" : $0 })
    guard lines != wiring else { return }
    fail(
        """
        The wiring differs from \(file):

        \(LineDifference(from: lines, to: wiring).text())

        If the change is intended, write the file again. \(howTo)
        """,
        at: location
    )
}
