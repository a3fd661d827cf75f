#if canImport(UIKit)
public import UIKit

/// A navigator for UIKit: navigation controllers, presentation, tabs and child view controllers.
///
/// The entries of modules have to be view controllers. The navigator is built around a ``StackNavigator``, which decides
/// what is shown, and makes UIKit show that. The delegates of UIKit report the user's own actions (the back button, a
/// swipe back, a swipe down, a tab), so these take the same path as code. A cancelled swipe changes nothing.
///
/// ```swift
/// let navigator = UIKitNavigator(window: window)
/// ```
///
/// - Important: It has been type-checked against stand-ins for the declarations of UIKit. It has never run.
@MainActor
public final class UIKitNavigator: NSObject, Navigator {
    /// Whether transitions are animated.
    public var isAnimated = true

    let model = StackNavigator(isAnimated: true)
    let window: UIWindow
    lazy var levels = UIKitLevels(delegate: self)
    private var embedded: [ObjectIdentifier: UIViewController] = [:]

    /// Creates a navigator without screens.
    ///
    /// - Parameter window: The window that shows the screens.
    public init(window: UIWindow) {
        self.window = window
        super.init()
        model.onChange = { [weak self] in self?.apply() }
    }

    // MARK: Navigator

    /// The transitions, of which one at a time is in progress.
    public var transitions: TransitionQueue { model.transitions }

    /// The screen in front of the user.
    public var front: Screen? { model.front }

    /// Pushes a view controller.
    public func push(_ screen: Screen) throws {
        try check(screen)
        try model.push(screen)
    }

    /// Presents a view controller, in a new navigation controller.
    public func present(_ screen: Screen) throws {
        try check(screen)
        try model.present(screen)
    }

    /// Makes a view controller the root of the window.
    public func setRoot(_ screen: Screen) throws {
        try check(screen)
        try model.setRoot(screen)
    }

    /// Makes a view controller a child of another, in the view that a ``SlotProviding`` host has for the slot.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        try check(screen)
        try model.embed(screen, in: slot, of: host)
    }

    /// Makes a view controller the root of a tab, in a new navigation controller.
    public func open(_ tab: NavigationTab, root screen: Screen) throws {
        try check(screen)
        try model.open(tab, root: screen)
    }

    /// Selects a tab.
    public func select(_ tab: NavigationTab) throws { try model.select(tab) }

    /// Leaves the view controller in front.
    public func back() throws { try model.back() }

    /// Dismisses the stack that was presented last.
    public func dismiss() throws { try model.dismiss() }

    /// Leaves all screens above a screen.
    public func pop(to screen: Screen) throws { try model.pop(to: screen) }

    /// Leaves a screen, with the screens above it and in its slots.
    public func remove(_ screen: Screen) throws { try model.remove(screen) }

    /// Leaves several screens together, each with the screens above it and in its slots: all of them, or none.
    public func remove(together screens: [Screen]) throws { try model.remove(together: screens) }

    /// Leaves all screens, the root too.
    public func closeAll() { model.closeAll() }

    private func check(_ screen: Screen) throws {
        guard screen.content(as: UIViewController.self) != nil else {
            throw NavigationError.notShowable(screen: screen.name, expected: "UIViewController")
        }
    }

    // MARK: Showing

    /// Makes UIKit show the screens of the model.
    ///
    /// Does nothing where it shows them already.
    private func apply() {
        let isTransition = model.transitions.isBusy
        applyEmbedded()
        levels.apply(model.stacks.layers, in: window, animated: isAnimated) { [weak self] in
            if isTransition { self?.model.finishTransition() }
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

/// A view controller that has views for the screens in its slots.
@MainActor
public protocol SlotProviding: UIViewController {
    /// The view that a screen in a slot fills.
    ///
    /// - Parameter slot: The slot.
    /// - Returns: The view; `nil` for an unknown slot. The screen then fills the whole view of the host.
    func view(for slot: Slot) -> UIView?
}
#endif
