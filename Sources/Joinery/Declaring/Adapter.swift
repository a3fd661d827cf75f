/// Lets a module that asks for one input be served by a module that accepts another, neither knowing the other.
///
/// The caller declares what it needs as a ``ModuleInput`` of its own and asks for its ``Builder``. Where the app is put
/// together, an adapter says which module serves it.
///
/// ```swift
/// Adapter(from: ContactPickerInput.self, to: SelectUserInput.self) { needed in
///     SelectUserInput(onSelected: { user in needed.onPicked(user.contact) })
/// }
/// ```
///
/// Adapters may be chained; a loop of them is a problem found when linking.
public struct Adapter<Needed: ModuleInput, Provided: ModuleInput>: Declaration, Sendable {
    let record: AdapterRecord

    /// Serves `needed` with the module that accepts `provided`, where both have one entry type.
    ///
    /// - Parameters:
    ///   - needed: The input type that callers ask for.
    ///   - provided: The input type of the module that serves them.
    ///   - input: Makes the one from the other.
    ///   - fileID: Where the adapter was written; leave it to its default.
    ///   - line: Where the adapter was written; leave it to its default.
    public init(
        from needed: Needed.Type,
        to provided: Provided.Type,
        @_inheritActorContext _ input: @escaping @isolated(any) @Sendable (Needed) throws -> Provided,
        fileID: String = #fileID,
        line: Int = #line
    ) where Needed.Entry == Provided.Entry {
        record = AdapterRecord(
            type: AdaptedType(input: unisolated(input), entry: unisolated({ $0 })),
            isolations: [input.isolation],
            location: SourceLocation(fileID: fileID, line: line)
        )
    }

    /// Serves `needed` with the module that accepts `provided`, converting its entry.
    ///
    /// - Parameters:
    ///   - needed: The input type that callers ask for.
    ///   - provided: The input type of the module that serves them.
    ///   - input: Makes the one input from the other.
    ///   - entry: Makes the entry that callers expect from the one that the module returns.
    ///   - fileID: Where the adapter was written; leave it to its default.
    ///   - line: Where the adapter was written; leave it to its default.
    public init(
        from needed: Needed.Type,
        to provided: Provided.Type,
        @_inheritActorContext _ input: @escaping @isolated(any) @Sendable (Needed) throws -> Provided,
        @_inheritActorContext entry: @escaping @isolated(any) @Sendable (Provided.Entry) throws -> Needed.Entry,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record = AdapterRecord(
            type: AdaptedType(input: unisolated(input), entry: unisolated(entry)),
            isolations: [input.isolation, entry.isolation],
            location: SourceLocation(fileID: fileID, line: line)
        )
    }

    /// The adapter, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.adapter(record)]) }
}
