/// A module that is built and not yet shown: to look at first, and to show the same instance then.
///
/// ```swift
/// let preview = try router.make(UserDetailInput(userID: 7))
/// showSmall(preview.entry)
/// let route = try preview.show(by: .push)
/// ```
///
/// It owns the module until it is shown, and nothing of it afterwards; if it cannot be shown it can be tried again.
/// Dropped before, the module goes; it was never attached.
@MainActor
public final class Preview<Entry> {
    private var held: Entry?
    private let node: ModuleNode
    private let commit: @MainActor (Preview, Transition, (Opening<Entry>) -> Void) throws -> Route

    init(
        entry: Entry,
        node: ModuleNode,
        commit: @escaping @MainActor (Preview, Transition, (Opening<Entry>) -> Void) throws -> Route
    ) {
        held = entry
        self.node = node
        self.commit = commit
    }

    /// The module's entry; `nil` once it is shown, since what shows it owns it then.
    public var entry: Entry? { held }

    /// Shows the module that was built.
    ///
    /// - Parameters:
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: The route.
    /// - Throws: ``NavigationError/alreadyShown(screen:)`` if it was shown before, and
    ///   ``NavigationError/openerGone(route:)`` if the module that made it is closed.
    @discardableResult
    public func show(by transition: Transition, _ configure: (Opening<Entry>) -> Void = { _ in }) throws -> Route {
        guard held != nil else { throw NavigationError.alreadyShown(screen: node.name) }
        return try commit(self, transition, configure)
    }

    /// Owns the entry again: it could not be shown.
    func takeBack(_ entry: Entry) {
        held = entry
    }

    /// Gives the entry away, to be shown.
    func take() throws -> Entry {
        guard let entry = held else { throw NavigationError.alreadyShown(screen: node.name) }
        held = nil
        return entry
    }
}
