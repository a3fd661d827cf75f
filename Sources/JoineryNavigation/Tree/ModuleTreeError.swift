/// What the tree of modules refuses.
public enum ModuleTreeError: Error, Equatable, Sendable {
    /// The module already has a parent.
    case alreadyAttached(module: String, parent: String)

    /// The module would be above itself.
    case attachedToItself(module: String)

    /// The module is no child of the one that was to detach it.
    case notAttached(module: String, parent: String)

    /// The module is shown: it is detached by what shows it, when its screen goes.
    case shown(module: String)
}

extension ModuleTreeError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .alreadyAttached(let module, let parent):
            "\(module) is attached to \(parent) already. Detach it there first, or build a second instance."
        case .attachedToItself(let module):
            "\(module) cannot be attached below itself."
        case .notAttached(let module, let parent):
            "\(module) is no child of \(parent), so it cannot be detached there."
        case .shown(let module):
            "\(module) has a screen. Remove its route, and the navigator detaches it."
        }
    }
}
