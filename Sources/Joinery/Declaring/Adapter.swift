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
    public init(
        from needed: Needed.Type,
        to provided: Provided.Type,
        @_inheritActorContext input: @escaping @isolated(any) @Sendable (Needed) throws -> Provided
    ) where Needed.Entry == Provided.Entry {
        record = AdapterRecord(
            type: AdaptedType(
                input: unisolated(input, as: (@Sendable (Needed) throws -> Provided).self),
                entry: { $0 }
            ),
            isolations: [input.isolation]
        )
    }

    /// Serves `needed` with the module that accepts `provided`, converting its entry.
    ///
    /// - Parameters:
    ///   - needed: The input type that callers ask for.
    ///   - provided: The input type of the module that serves them.
    ///   - input: Makes the one input from the other.
    ///   - entry: Makes the entry that callers expect from the one that the module returns.
    public init(
        from needed: Needed.Type,
        to provided: Provided.Type,
        @_inheritActorContext input: @escaping @isolated(any) @Sendable (Needed) throws -> Provided,
        @_inheritActorContext entry: @escaping @isolated(any) @Sendable (Provided.Entry) throws -> Needed.Entry
    ) {
        record = AdapterRecord(
            type: AdaptedType(
                input: unisolated(input, as: (@Sendable (Needed) throws -> Provided).self),
                entry: unisolated(entry, as: (@Sendable (Provided.Entry) throws -> Needed.Entry).self)
            ),
            isolations: [input.isolation, entry.isolation]
        )
    }

    /// The adapter, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.adapter(record)]) }
}
