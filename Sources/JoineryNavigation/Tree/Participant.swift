public import Joinery

/// Notifies an object of a module when the module becomes active and when it stops.
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
/// The object is made with the module, even if nothing else asks for it, and is held weakly. The container needs a
/// ``NavigationAssembly``.
public struct Participant<Object: ModuleActivity>: Declaration, Sendable {
    private let bindings: Bindings

    /// Declares that the object of this type is notified.
    ///
    /// - Parameters:
    ///   - object: The class, as it is bound in the module.
    ///   - fileID: The file of the declaration.
    ///   - line: The line of the declaration.
    public init(_ object: Object.Type, fileID: String = #fileID, line: Int = #line) {
        bindings =
            Wiring(
                { @MainActor (node: ModuleNode, object: Object) in node.join(object) },
                fileID: fileID,
                line: line
            )
            .declared
    }

    /// The declaration, as an entry of the block that contains it.
    public var declared: Bindings { bindings }
}
