/// The place in the source where something was declared, as `Module/File.swift:12`.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
    /// The module and file name, as `#fileID` gives them.
    public let fileID: String
    /// The line, counted from 1.
    public let line: Int

    /// Makes a location from what `#fileID` and `#line` say.
    ///
    /// - Parameters:
    ///   - fileID: The module and file name.
    ///   - line: The line, counted from 1.
    @inlinable
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// The location in the form that compilers print.
    public var description: String { "\(fileID):\(line)" }
}
