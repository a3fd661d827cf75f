public import Joinery
public import JoineryGraph

/// Expects that an assembly or a module links: its graph has no missing, duplicate or contradictory declarations.
///
/// It makes no objects, so it needs no mocks and takes little time.
///
/// ```swift
/// @Test(arguments: Configuration.allCases)
/// func `the app links`(configuration: Configuration) {
///     expectLinks(AppAssembly(configuration: configuration))
/// }
/// ```
///
/// - Parameters:
///   - declaration: The declaration to link.
///   - checks: The checks: errors only, or with `.strict(roots:)` warnings as well.
///   - fileID: The file of the call.
///   - filePath: The path of the calling file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The container, for further checks; `nil` if it does not link.
@discardableResult
public func expectLinks(
    _ declaration: some Declaration,
    checks: GraphChecks = .errors,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Container? {
    let bindings = BindingsBuilder.buildExpression(declaration, fileID: "\(fileID)", line: Int(line))
    return expectLinks(checks: checks, fileID: fileID, filePath: filePath, line: line, column: column) { bindings }
}

/// Expects that the declarations of a block link.
///
/// - Parameters:
///   - checks: The checks: errors only, or with `.strict(roots:)` warnings as well.
///   - fileID: The file of the call.
///   - filePath: The path of the calling file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - bindings: The declarations to link.
/// - Returns: The container, for further checks; `nil` if it does not link.
@discardableResult
public func expectLinks(
    checks: GraphChecks = .errors,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @BindingsBuilder _ bindings: () throws -> Bindings
) -> Container? {
    do {
        let bindings = try bindings()
        return try Container(checks: checks) { bindings }
    } catch {
        fail("\(error)", at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return nil
    }
}
