public import Joinery

/// Notifies an object of a module when the module becomes active and when it stops.
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
/// The object is made with the module, even if nothing else asks for it, and is held weakly. The container needs a
/// ``NavigationAssembly``.
public struct Participant<Object: ModuleActivity>: Declaration, Sendable {
    /// Declares that the object of this type is notified.
    ///
    /// - Parameter object: The class, as it is bound in the module.
    public init(_ object: Object.Type) {}

    /// The declaration, as an entry of the block that contains it.
    public var declared: Bindings {
        Wiring { @MainActor (node: ModuleNode, object: Object) in node.join(object) }.declared
    }
}
