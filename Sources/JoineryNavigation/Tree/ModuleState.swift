/// Where a module of the tree is in its life.
public enum ModuleState: String, Sendable {
    /// It has no parent: not yet attached, or detached again.
    case detached
    /// It has a parent that is not active.
    case inactive
    /// It has an active parent, and works.
    case active
}
