public import Joinery

/// Lets an object of a module take part in its life.
///
/// ```swift
/// struct FeedModule: Module {
///     typealias Input = FeedInput
///     var bindings: Bindings {
///         PerModule(FeedInteractor.self, FeedInteractor.init)
///         Participant(FeedInteractor.self)
///     }
/// }
/// ```
///
/// The object is made with the module, even if nothing else asks for it, and is held weakly. The container has to know
/// a ``NavigationAssembly``.
public struct Participant<Object: ModuleActivity>: Declaration, Sendable {
    private let bindings: Bindings

    /// Lets the object of this type take part.
    ///
    /// - Parameters:
    ///   - object: The class, as it is bound in the module.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    public init(_ object: Object.Type, fileID: String = #fileID, line: Int = #line) {
        bindings =
            Wiring(
                { @MainActor (node: ModuleNode, object: Object) in node.join(object) },
                fileID: fileID,
                line: line
            )
            .declared
    }

    /// The participation, as an entry of the block it stands in.
    public var declared: Bindings { bindings }
}
