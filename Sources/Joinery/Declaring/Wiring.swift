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
    let record: WiringRecord

    @usableFromInline
    init(
        _ connect: @escaping @Sendable (Edges, FramePointer?) throws -> Void,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        record = WiringRecord(recipe: ServiceRecipe(connect), dependencies: dependencies, isolation: isolation)
    }

    /// The wiring, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.wiring(record)]) }
}
