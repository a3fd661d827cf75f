public import Joinery
public import JoineryGraph

/// Expects that an assembly or a module links: that nothing in its graph is missing, twice there, or in contradiction.
///
/// Nothing is made, so it needs no mocks and takes no time.
///
/// ```swift
/// @Test(arguments: Configuration.allCases)
/// func `the app links`(configuration: Configuration) {
///     expectLinks(AppAssembly(configuration: configuration))
/// }
/// ```
///
/// - Parameters:
///   - declaration: What a container is to be made of.
///   - checks: What to look for: errors, or with `.strict(roots:)` what may be a mistake as well.
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
/// - Returns: The container, to look further; `nil` if it does not link.
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
///   - checks: What to look for: errors, or with `.strict(roots:)` what may be a mistake as well.
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
///   - bindings: What a container is to be made of.
/// - Returns: The container, to look further; `nil` if it does not link.
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
