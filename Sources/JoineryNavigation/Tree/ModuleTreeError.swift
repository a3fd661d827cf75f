/// A change that the tree of modules refuses.
public enum ModuleTreeError: Error, Equatable, Sendable {
    /// The module already has a parent.
    case alreadyAttached(module: String, parent: String)

    /// The module would be attached below itself.
    case attachedToItself(module: String)

    /// The module is not a child of the one that was asked to detach it.
    case notAttached(module: String, parent: String)

    /// A screen shows the module. The navigator detaches the module when the screen leaves.
    case shown(module: String)
}

extension ModuleTreeError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .alreadyAttached(let module, let parent):
            "\(module) is already attached to \(parent). Detach it there first, or build a second instance."
        case .attachedToItself(let module):
            "\(module) cannot be attached below itself."
        case .notAttached(let module, let parent):
            "\(module) is not a child of \(parent), so it cannot be detached there."
        case .shown(let module):
            "\(module) has a screen. Remove its route instead; the navigator then detaches it."
        }
    }
}
