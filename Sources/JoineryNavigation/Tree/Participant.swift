public import Joinery

/// Lets an object of a module take part in its life.
///
/// ```swift
/// struct FeedModule: Module {
///     typealias Input = FeedInput
///     var bindings: Bindings {
///         PerModule(FeedInteractor.init)
///         Participant(FeedInteractor.self)
///     }
/// }
/// ```
///
/// The object is made with the module, even if nothing else asks for it, and is held weakly. The container has to know
/// a ``NavigationAssembly``.
public struct Participant<Object: ModuleActivity>: Declaration, Sendable {
    /// Lets the object of this type take part.
    ///
    /// - Parameter object: The class, as it is bound in the module.
    public init(_ object: Object.Type) {}

    /// The participation, as an entry of the block it stands in.
    public var declared: Bindings {
        Wiring { @MainActor (node: ModuleNode, object: Object) in node.join(object) }.declared
    }
}
