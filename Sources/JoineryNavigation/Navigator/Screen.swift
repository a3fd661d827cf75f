/// What a navigator shows: the entry of a module, with the module's place in the tree.
///
/// The navigator owns its screens, and a screen owns its entry until it is left: so what shows a module owns it. A
/// ``Router`` makes them.
@MainActor
public final class Screen {
    /// What it is called in texts: the name of the module.
    public let name: String
    /// The module in the tree.
    public let node: ModuleNode
    /// Whether a navigator shows it.
    public var isShown: Bool { phase == .shown }

    private var entry: Any?
    private weak var parent: ModuleNode?
    private var phase = Phase.made

    private enum Phase { case made, entering, shown, left }

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - entry: The module's entry: what the technology shows, a view or a view controller.
    ///   - node: The module in the tree.
    ///   - parent: What the module is attached to while the screen is shown; nothing, if it is `nil`.
    public init<Entry>(_ entry: Entry, node: ModuleNode, parent: ModuleNode?) {
        self.entry = entry
        self.node = node
        self.parent = parent
        name = node.name
        node.screen = self
    }

    /// The entry, as what the technology can show.
    ///
    /// - Parameter type: A class or a protocol of the technology, such as `UIViewController.self`.
    /// - Returns: The entry; `nil` if it is of another type, or if the screen was left.
    public func content<Content>(as type: Content.Type = Content.self) -> Content? {
        entry as? Content
    }

    // MARK: For navigators

    /// Checks that the screen can be shown.
    ///
    /// A navigator calls it before it changes anything.
    ///
    /// - Throws: ``NavigationError/alreadyShown(screen:)`` if it is shown or was, and ``ModuleTreeError`` if its module
    ///   is attached already.
    public func willShow() throws {
        guard phase == .made || phase == .entering else { throw NavigationError.alreadyShown(screen: name) }
        if let other = node.parent { throw ModuleTreeError.alreadyAttached(module: name, parent: other.name) }
        phase = .entering
    }

    /// Attaches the module.
    ///
    /// A navigator calls it when it has taken the screen.
    ///
    /// If the module that opened it has been closed meanwhile, nothing is attached.
    public func didShow() {
        guard phase == .entering else { return }
        phase = .shown
        // Nothing can be wrong that `willShow` has not refused.
        try? parent?.attach(node)
    }

    /// Detaches the module, children first.
    ///
    /// A navigator calls it when it has given up the screen, however that came.
    ///
    /// A second call does nothing: a module is detached once.
    public func didLeave() {
        guard phase != .left else { return }
        phase = .left
        node.leaveParent()
        entry = nil
    }
}
