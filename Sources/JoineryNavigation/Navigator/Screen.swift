/// The entry of a module, as a navigator shows it, with the module's place in the tree.
///
/// A ``Router`` creates the screens. The navigator retains its screens, and a screen retains its entry until it leaves.
/// So a module lives as long as it is shown.
@MainActor
public final class Screen {
    /// The name of the module.
    public let name: String
    /// The module's place in the tree.
    public let node: ModuleNode
    /// Whether a navigator shows the screen.
    public var isShown: Bool { phase == .shown }

    /// Whether the screen is on a stack, and not in a slot, so that leaving it is a transition.
    var isOnStack = true

    private var entry: Any?
    /// The module that it is attached to while it is shown.
    private(set) weak var parent: ModuleNode?
    private var phase = Phase.made

    private enum Phase { case made, entering, shown, left }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - entry: The module's entry, such as a view or a view controller.
    ///   - node: The module's place in the tree.
    ///   - parent: The module that it is attached to while the screen is shown; `nil` if it is not attached.
    public init<Entry>(_ entry: Entry, node: ModuleNode, parent: ModuleNode?) {
        self.entry = entry
        self.node = node
        self.parent = parent
        name = node.name
        node.screen = self
    }

    /// The entry as a type that the user interface can show.
    ///
    /// - Parameter type: A class or a protocol, such as `UIViewController.self`.
    /// - Returns: The entry; `nil` if it is of another type, or if the screen has left.
    public func content<Content>(as type: Content.Type = Content.self) -> Content? {
        entry as? Content
    }

    // MARK: For navigators

    /// Checks that the screen can be shown.
    ///
    /// A navigator calls it before it changes anything.
    ///
    /// - Throws: ``NavigationError/alreadyShown(screen:)`` if the screen is or was shown, and ``ModuleTreeError`` if its
    ///   module is already attached.
    public func willShow() throws {
        guard phase == .made || phase == .entering else { throw NavigationError.alreadyShown(screen: name) }
        if let other = node.parent { throw ModuleTreeError.alreadyAttached(module: name, parent: other.name) }
        phase = .entering
    }

    /// Attaches the module.
    ///
    /// A navigator calls it when it shows the screen. If the module that opened the screen has been closed meanwhile, the
    /// module is not attached.
    public func didShow() {
        guard phase == .entering else { return }
        phase = .shown
        // It cannot throw: `willShow` has checked the same.
        try? parent?.attach(node)
    }

    /// Detaches the module, children first.
    ///
    /// A navigator calls it whenever the screen has left. A second call does nothing.
    public func didLeave() {
        guard phase != .left else { return }
        phase = .left
        node.close()
        // Released when the variable is no longer being modified: the entry may look at its screen meanwhile.
        let old = entry.take()
        withExtendedLifetime(old) {}
    }
}
