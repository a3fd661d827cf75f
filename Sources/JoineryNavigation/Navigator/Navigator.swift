/// Moves between screens, and is the only object that retains them.
///
/// It is the single source of truth. Whenever a screen leaves (by code, the back button, a swipe, a new root or a closed
/// tab), the navigator notifies the screen, and the screen's module is detached exactly once, children first.
///
/// ``StackNavigator`` works without a user interface. Build a navigator for a user interface around one: the stack
/// navigator decides which screens leave and when they are notified, and the other navigator shows that.
@MainActor
public protocol Navigator: AnyObject, Sendable {
    /// The transitions, of which one at a time is in progress.
    var transitions: TransitionQueue { get }

    /// The screen in front of the user.
    var front: Screen? { get }

    /// Pushes a screen onto the stack in front.
    ///
    /// If the module that opened it is in a tab that is not in front, the screen is pushed onto the stack of that tab.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if there is no root, the screen was shown, or another transition is in progress.
    func push(_ screen: Screen) throws

    /// Presents a screen above all others, as the root of a new stack.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if there is no root, the screen was shown, or another transition is in progress.
    func present(_ screen: Screen) throws

    /// Replaces all screens with a new root.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if the screen was shown, or another transition is in progress. Then all screens stay.
    func setRoot(_ screen: Screen) throws

    /// Shows a screen in a slot of another screen.
    ///
    /// The screen that was in the slot leaves.
    ///
    /// Embedding is not a transition: it does not wait, and nothing waits for it.
    ///
    /// - Parameters:
    ///   - screen: A screen that was not shown before.
    ///   - slot: The slot of the host.
    ///   - host: A screen that is shown.
    /// - Throws: ``NavigationError`` if the host is not shown, or if the screen was shown before.
    func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws

    /// Shows a screen as the root of a tab, and selects the tab.
    ///
    /// The screens that were in this tab leave.
    ///
    /// - Parameters:
    ///   - tab: The tab. The first tab replaces a plain root.
    ///   - screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if the screen was shown, or another transition is in progress.
    func open(_ tab: NavigationTab, root screen: Screen) throws

    /// Brings a tab to the front.
    ///
    /// No screen leaves.
    ///
    /// - Parameter tab: A tab that was opened.
    /// - Throws: ``NavigationError`` if there is no tab with this name, or another transition is in progress.
    func select(_ tab: NavigationTab) throws

    /// Leaves the screen in front: pops a pushed screen, or dismisses a presented one.
    ///
    /// - Throws: ``NavigationError/nothingBehind`` at the root, which cannot be left.
    func back() throws

    /// Dismisses the stack that was presented last.
    ///
    /// - Throws: ``NavigationError/nothingPresented`` if no screen is presented.
    func dismiss() throws

    /// Leaves all screens above a screen, so that it is in front.
    ///
    /// - Parameter screen: A screen on a stack.
    /// - Throws: ``NavigationError`` if the screen is on no stack, or another transition is in progress.
    func pop(to screen: Screen) throws

    /// Leaves a screen, with the screens above it and in its slots.
    ///
    /// - Parameter screen: A screen that is shown.
    /// - Throws: ``NavigationError`` if it is not shown, if it is the only one, or another transition is in progress.
    func remove(_ screen: Screen) throws

    /// Leaves several screens together, in one transition, each with the screens above it and in its slots.
    ///
    /// - Parameter screens: Screens that are shown. They may be on different stacks and in different tabs.
    /// - Throws: ``NavigationError`` if one of them is not shown, if no other screen would remain, or if another transition is
    ///   in progress. Then all screens stay.
    func remove(together screens: [Screen]) throws

    /// Leaves all screens, the root too.
    ///
    /// Call it when the application ends.
    func closeAll()
}

extension Navigator {
    /// Shows a screen by a transition.
    ///
    /// `host` is the screen that has the slot, if the screen is embedded.
    func show(_ screen: Screen, by transition: RouteTransition, host: Screen?) throws {
        switch transition {
        case .push: try push(screen)
        case .present: try present(screen)
        case .root: try setRoot(screen)
        case .tab(let tab): try open(tab, root: screen)
        case .embed(let slot):
            guard let host, host.isShown else { throw NavigationError.noHost(slot: slot.name, screen: screen.name) }
            try embed(screen, in: slot, of: host)
        case .attach: break
        }
    }
}
