#if canImport(UIKit)
public import UIKit

/// A navigator for UIKit: navigation controllers, presentation, tabs and child view controllers.
///
/// Entries have to be view controllers. It is built around a ``StackNavigator``, which says what is to be seen, and makes
/// UIKit show that. What the user does by themselves (the back button, a swipe back, a swipe down, a tab) comes in by the
/// delegates and takes the same path as code. A swipe that is cancelled changes nothing in UIKit, and so nothing here.
///
/// ```swift
/// let navigator = UIKitNavigator(window: window)
/// ```
///
/// - Important: It has been type-checked against declarations that stand for UIKit, and never been run.
@MainActor
public final class UIKitNavigator: NSObject, Navigator {
    /// Whether movements are animated.
    public var isAnimated = true

    let model = StackNavigator(isAnimated: true)
    let window: UIWindow
    lazy var levels = UIKitLevels(delegate: self)
    private var embedded: [ObjectIdentifier: UIViewController] = [:]

    /// Makes a navigator that shows nothing yet.
    ///
    /// - Parameter window: The window to show everything in.
    public init(window: UIWindow) {
        self.window = window
        super.init()
        model.onChange = { [weak self] in self?.apply() }
    }

    // MARK: Navigator

    /// The movements that are under way.
    public var transitions: TransitionQueue { model.transitions }

    /// The screen that the user is at.
    public var front: Screen? { model.front }

    /// Pushes a view controller.
    public func push(_ screen: Screen) throws {
        try check(screen)
        try model.push(screen)
    }

    /// Presents a view controller, in a navigation controller of its own.
    public func present(_ screen: Screen) throws {
        try check(screen)
        try model.present(screen)
    }

    /// Makes a view controller the root of the window.
    public func setRoot(_ screen: Screen) throws {
        try check(screen)
        try model.setRoot(screen)
    }

    /// Makes a view controller a child of another, in the view that a ``SlotProviding`` has for the slot.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        try check(screen)
        try model.embed(screen, in: slot, of: host)
    }

    /// Makes a view controller the root of a tab, in a navigation controller of its own.
    public func open(_ tab: Tab, root screen: Screen) throws {
        try check(screen)
        try model.open(tab, root: screen)
    }

    /// Selects a tab.
    public func select(_ tab: Tab) throws { try model.select(tab) }

    /// Undoes the way the view controller in front was shown.
    public func back() throws { try model.back() }

    /// Dismisses what was presented last.
    public func dismiss() throws { try model.dismiss() }

    /// Leaves all that is above a screen.
    public func pop(to screen: Screen) throws { try model.pop(to: screen) }

    /// Undoes the way a screen was shown.
    public func remove(_ screen: Screen) throws { try model.remove(screen) }

    /// Leaves all screens, the root too.
    public func closeAll() { model.closeAll() }

    private func check(_ screen: Screen) throws {
        guard screen.content(as: UIViewController.self) != nil else {
            throw NavigationError.notShowable(screen: screen.name, expected: "UIViewController")
        }
    }

    // MARK: Showing

    /// Makes UIKit show what the model says.
    ///
    /// Where it does already, nothing happens.
    private func apply() {
        let isMovement = model.transitions.isBusy
        applyEmbedded()
        levels.apply(model.stacks.layers, in: window, animated: isAnimated) { [weak self] in
            if isMovement { self?.model.finishTransition() }
        }
    }

    private func applyEmbedded() {
        let wanted = model.stacks.embedded
        let names = Set(wanted.map { ObjectIdentifier($0.screen) })
        for (name, child) in embedded where !names.contains(name) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            embedded[name] = nil
        }
        for part in wanted where embedded[ObjectIdentifier(part.screen)] == nil {
            guard let host = part.host.content(as: UIViewController.self),
                let child = part.screen.content(as: UIViewController.self),
                let place = (host as? any SlotProviding)?.view(for: part.slot) ?? host.view
            else { continue }
            host.addChild(child)
            child.view.frame = place.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(child.view)
            child.didMove(toParent: host)
            embedded[ObjectIdentifier(part.screen)] = child
        }
    }
}

/// A view controller that has views for the children embedded in it.
@MainActor
public protocol SlotProviding: UIViewController {
    /// The view that a child fills.
    ///
    /// - Parameter slot: The slot.
    /// - Returns: The view; `nil` for a slot that it does not know, and the child fills the whole of it.
    func view(for slot: Slot) -> UIView?
}
#endif
