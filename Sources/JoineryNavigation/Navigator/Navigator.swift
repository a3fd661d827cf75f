/// The application's technology: moves between screens, and is the only one that owns them.
///
/// It is the single source of truth. However a screen goes (code, the user's back button, a swipe, a root replaced, a tab
/// closed), the navigator tells the screen so, and thereby its module is detached once, its children before it.
///
/// ``StackNavigator`` needs no technology. A navigator for a technology is best built around one: it does what the
/// technology needs, and leaves it to the stack navigator which screens go, and when they are told.
@MainActor
public protocol Navigator: AnyObject, Sendable {
    /// The movements that are under way. One at a time.
    var transitions: TransitionQueue { get }

    /// The screen that the user is at.
    var front: Screen? { get }

    /// Shows a screen one step deeper, on the stack in front.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if there is no root, the screen was shown, or another movement is under way.
    func push(_ screen: Screen) throws

    /// Shows a screen above everything, as a stack of its own.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if there is no root, the screen was shown, or another movement is under way.
    func present(_ screen: Screen) throws

    /// Leaves all screens and starts anew with this one.
    ///
    /// - Parameter screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if the screen was shown, or another movement is under way. Nothing has left then.
    func setRoot(_ screen: Screen) throws

    /// Shows a screen inside of another. What was in that slot leaves.
    ///
    /// It is no movement: it does not wait, and nothing waits for it.
    ///
    /// - Parameters:
    ///   - screen: A screen that was not shown before.
    ///   - slot: The place in the other.
    ///   - host: The other, which has to be shown.
    /// - Throws: ``NavigationError`` if the host is not shown, or the screen was.
    func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws

    /// Shows a screen as the root of a tab, and selects it. What was in a tab of that name leaves.
    ///
    /// - Parameters:
    ///   - tab: The tab. The first one takes the place of a plain root.
    ///   - screen: A screen that was not shown before.
    /// - Throws: ``NavigationError`` if the screen was shown, or another movement is under way.
    func open(_ tab: Tab, root screen: Screen) throws

    /// Brings a tab to the front. Nothing leaves.
    ///
    /// - Parameter tab: A tab that was opened.
    /// - Throws: ``NavigationError`` if there is none of that name, or another movement is under way.
    func select(_ tab: Tab) throws

    /// Undoes the way the screen in front was shown: pops what was pushed, dismisses what was presented.
    ///
    /// - Throws: ``NavigationError/nothingBehind`` at the root, which is never left.
    func back() throws

    /// Leaves what was presented last, with all that was pushed there.
    ///
    /// - Throws: ``NavigationError/nothingPresented`` if nothing was.
    func dismiss() throws

    /// Leaves all that is above a screen, so that it is in front.
    ///
    /// - Parameter screen: A screen on a stack.
    /// - Throws: ``NavigationError`` if it is on none, or another movement is under way.
    func pop(to screen: Screen) throws

    /// Undoes the way a screen was shown, and leaves what is above it or inside of it as well.
    ///
    /// - Parameter screen: A screen that is shown.
    /// - Throws: ``NavigationError`` if it is not shown, if nothing would be left, or another movement is under way.
    func remove(_ screen: Screen) throws

    /// Leaves all screens, the root too: the application ends.
    func closeAll()
}

extension Navigator {
    /// Shows a screen in the way that `transition` says; `host` is what a slot is in.
    func show(_ screen: Screen, by transition: Transition, host: Screen?) throws {
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
