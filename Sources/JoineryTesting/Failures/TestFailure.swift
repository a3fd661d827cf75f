/// A failure of a test, with its place in the source.
public struct TestFailure: Sendable, CustomStringConvertible {
    /// What is wrong, in one or more lines.
    public let message: String
    /// The place in the test that the failure belongs to.
    public let location: TestLocation

    /// The place, then the message.
    public var description: String { "\(location): \(message)" }

    /// The failure with one more line.
    func noting(_ line: String) -> TestFailure {
        TestFailure(message: "\(message)\n\(line)", location: location)
    }
}

/// A place in the source of a test.
///
/// The names are static strings, so that they can be passed to `XCTFail`.
public struct TestLocation: Sendable, CustomStringConvertible {
    /// The module and file name, as `#fileID` gives them.
    public let fileID: StaticString
    /// The path of the file, as `#filePath` gives it.
    public let filePath: StaticString
    /// The line, counted from 1.
    public let line: UInt
    /// The column, counted from 1.
    public let column: UInt

    /// Creates a location from the values of `#fileID`, `#filePath`, `#line` and `#column`.
    ///
    /// - Parameters:
    ///   - fileID: The module and file name.
    ///   - filePath: The path of the file.
    ///   - line: The line, counted from 1.
    ///   - column: The column, counted from 1.
    public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The location in the format of compiler messages.
    public var description: String { "\(fileID):\(line):\(column)" }
}
