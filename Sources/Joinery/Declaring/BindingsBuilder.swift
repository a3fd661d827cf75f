/// Turns the statements of a block into ``Bindings``.
///
/// A block may hold bindings, wirings, assemblies, modules and adapters, `if`, `switch`, `for`, `let` and `#available`.
/// Each statement adds to the list without overloads to choose from, so that long blocks compile in linear time.
@resultBuilder
public enum BindingsBuilder: Sendable {
    /// Adds one declaration.
    public static func buildExpression(
        _ declaration: some Declaration,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Bindings {
        declaration.declared.located(DeclarationSite(fileID: fileID, line: line))
    }

    /// An empty block declares nothing.
    public static func buildBlock() -> Bindings { Bindings() }

    /// Starts a block with its first statement.
    public static func buildPartialBlock(first: Bindings) -> Bindings { first }

    /// Adds a statement to those before it.
    public static func buildPartialBlock(accumulated: consuming Bindings, next: Bindings) -> Bindings {
        accumulated.elements.append(contentsOf: next.elements)
        return accumulated
    }

    /// An `if` without `else` that was not taken declares nothing.
    public static func buildOptional(_ bindings: Bindings?) -> Bindings { bindings ?? Bindings() }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: Bindings) -> Bindings { first }

    /// The second branch of an `if` or `switch`.
    public static func buildEither(second: Bindings) -> Bindings { second }

    /// The rounds of a `for` loop, one after the other.
    public static func buildArray(_ rounds: [Bindings]) -> Bindings { Bindings(rounds.flatMap(\.elements)) }

    /// The body of an `if #available`.
    public static func buildLimitedAvailability(_ bindings: Bindings) -> Bindings { bindings }
}
