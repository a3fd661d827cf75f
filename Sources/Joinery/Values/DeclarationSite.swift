/// The place in the source where something was declared, as `Module/File.swift:12`.
public struct DeclarationSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file name, as `#fileID` gives them.
    public let fileID: String
    /// The line, counted from 1.
    public let line: Int

    /// Makes a location from what `#fileID` and `#line` say.
    ///
    /// - Parameters:
    ///   - fileID: The module and file name.
    ///   - line: The line, counted from 1.
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// Where something was declared that does not stand in a block of bindings yet; the block says it.
    static let unknown = DeclarationSite(fileID: "", line: 0)

    /// Whether it is not ``unknown``.
    var isKnown: Bool { !fileID.isEmpty }

    /// The location in the form that compilers print.
    public var description: String { "\(fileID):\(line)" }
}
