/// A module that is built and not yet shown.
///
/// The caller can look at it first and then show the same instance.
///
/// ```swift
/// let user = try router.make(UserDetailInput(userID: 7))
/// showSmall(user.entry)
/// let route = try user.show(by: .push)
/// ```
///
/// It retains the module until the module is shown. If showing fails, it can be tried again. If the built module is
/// released before it is shown, the module is released with it, and was never attached.
@MainActor
public final class BuiltModule<Entry> {
    /// The module's entry; `nil` once the module is shown, because its screen retains it then.
    public private(set) var entry: Entry?
    private let node: ModuleNode
    private let commit: @MainActor (BuiltModule, RouteTransition, (OpenHandlers<Entry>) -> Void) throws -> Route

    init(
        entry: Entry,
        node: ModuleNode,
        commit: @escaping @MainActor (BuiltModule, RouteTransition, (OpenHandlers<Entry>) -> Void) throws -> Route
    ) {
        self.entry = entry
        self.node = node
        self.commit = commit
    }

    /// Shows the module.
    ///
    /// - Parameters:
    ///   - transition: How to show it.
    ///   - configure: Sets handlers for the steps of showing it.
    /// - Returns: The route.
    /// - Throws: ``NavigationError/alreadyShown(screen:)`` if it was shown before, and
    ///   ``NavigationError/openerGone(route:)`` if the module that made it is closed.
    @discardableResult
    public func show(
        by transition: RouteTransition,
        _ configure: (OpenHandlers<Entry>) -> Void = { _ in }
    ) throws -> Route {
        guard entry != nil else { throw NavigationError.alreadyShown(screen: node.name) }
        return try commit(self, transition, configure)
    }

    /// Retains the entry again, because it could not be shown.
    func takeBack(_ entry: Entry) {
        self.entry = entry
    }

    /// Hands the entry over to a screen.
    func takeEntry() throws -> Entry {
        guard let entry else { throw NavigationError.alreadyShown(screen: node.name) }
        self.entry = nil
        return entry
    }
}
