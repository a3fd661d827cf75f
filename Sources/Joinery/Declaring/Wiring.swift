/// Connects objects of a module after all of them are constructed: the back references.
///
/// ```swift
/// Wiring { (presenter: UserDetailPresenter, view: any UserDetailView) in
///     presenter.view = view
/// }
/// ```
///
/// A wiring runs once for each built module, after the constructors, in the order of declaration and before the build
/// returns. Hold what points backwards weakly: the library adds no strong reference, so a module lives exactly as long as
/// what its build returned. If a wiring throws, the build fails and nothing of the module is kept.
public struct Wiring: Declaration, Sendable {
    @usableFromInline let record: WiringRecord

    /// Declares a wiring.
    ///
    /// - Parameters:
    ///   - connect: What to do with the objects that its parameters ask for.
    ///   - fileID: Where the wiring was written; leave it to its default.
    ///   - line: Where the wiring was written; leave it to its default.
    @inlinable
    public init<each Dependency>(
        @_inheritActorContext _ connect: @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Void,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record = WiringRecord(connect, assemble(unisolated(connect)), fileID, line)
    }

    /// The wiring, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.wiring(record)]) }
}
