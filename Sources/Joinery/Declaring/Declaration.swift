/// Anything that can stand in a block of bindings: a binding, a wiring, an assembly, a module, an adapter.
///
/// The types that conform are the vocabulary of the library. Conform a type of your own to ``Assembly`` or ``Module``
/// rather than to this protocol.
public protocol Declaration {
    /// What this declaration adds to the block it stands in.
    var declared: Bindings { get }
}

extension Declaration {
    /// The declaration as one of another place in the source, for tests of what says where it was declared.
    package func declared(at fileID: String, _ line: Int) -> Bindings {
        declared.located(SourceLocation(fileID: fileID, line: line))
    }
}
