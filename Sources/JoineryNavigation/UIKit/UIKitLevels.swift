#if canImport(UIKit)
internal import UIKit

/// The navigation controllers and the tab bar controller that show the levels of screens.
@MainActor
final class UIKitLevels {
    private unowned let delegate: UIKitNavigator
    private(set) var base: [UINavigationController] = []
    private(set) var presented: [UINavigationController] = []
    private var tabBar: UITabBarController?

    init(delegate: UIKitNavigator) {
        self.delegate = delegate
    }

    /// Makes UIKit show the levels.
    ///
    /// `completion` is called when the animation has ended.
    func apply(
        _ layers: [ScreenLayer],
        in window: UIWindow,
        animated: Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        let surplus = presented.count - max(layers.count - 1, 0)
        if surplus > 0 {
            // Released after the change: a view controller may move the navigator when it is released.
            let leaving = presented.suffix(surplus)
            let lowest = presented[presented.count - surplus]
            defer { withExtendedLifetime(leaving) {} }
            presented.removeLast(surplus)
            applyStacks(layers, in: window, animated: false)
            lowest.presentingViewController?.dismiss(animated: animated, completion: completion) ?? completion()
            return
        }
        let moving = applyStacks(layers, in: window, animated: animated)
        if let layer = layers.last, layers.count - 1 > presented.count {
            let controller = makeController(layer.stacks[0])
            let top = presented.last ?? window.rootViewController
            presented.append(controller)
            top?.present(controller, animated: animated, completion: completion)
            // UIKit creates the presentation controller when the controller is presented.
            controller.presentationController?.delegate = delegate
            return
        }
        guard let coordinator = moving?.transitionCoordinator else { return completion() }
        coordinator.animate(alongsideTransition: nil) { _ in completion() }
    }

    /// Gives each navigation controller its stack, and returns the one that moves for it.
    @discardableResult
    private func applyStacks(_ layers: [ScreenLayer], in window: UIWindow, animated: Bool) -> UINavigationController? {
        guard let lowest = layers.first else {
            let leaving = (base, tabBar)
            base = []
            tabBar = nil
            window.rootViewController = nil
            withExtendedLifetime(leaving) {}
            return nil
        }
        applyBase(lowest, in: window)
        var moving: UINavigationController?
        let controllers =
            zip(base, lowest.stacks).map { ($0, $1) }
            + zip(presented, layers.dropFirst()).map { ($0, $1.stacks[0]) }
        for (controller, stack) in controllers {
            let wanted = stack.screens.compactMap { $0.content(as: UIViewController.self) }
            guard !controller.viewControllers.elementsEqual(wanted, by: ===) else { continue }
            controller.setViewControllers(wanted, animated: animated)
            moving = controller
        }
        return moving
    }

    /// Makes the root of the window, with a navigation controller for each stack of the lowest level.
    private func applyBase(_ layer: ScreenLayer, in window: UIWindow) {
        let isTabbed = layer.stacks[0].tab != nil
        let titles = layer.stacks.map { $0.tab?.name }
        if base.map(\.title) != titles || isTabbed != (tabBar != nil) {
            let old = base
            base = layer.stacks.map { stack in
                old.first { $0.title == stack.tab?.name } ?? makeController(stack)
            }
            tabBar = isTabbed ? tabBar ?? makeTabBar() : nil
            tabBar?.setViewControllers(base, animated: false)
            window.rootViewController = tabBar ?? base.first
            window.makeKeyAndVisible()
        }
        if let tabBar, tabBar.selectedIndex != layer.selected { tabBar.selectedIndex = layer.selected }
    }

    private func makeController(_ stack: ScreenLayer.Stack) -> UINavigationController {
        let controller = UINavigationController()
        controller.viewControllers = stack.screens.compactMap { $0.content(as: UIViewController.self) }
        controller.title = stack.tab?.name
        controller.delegate = delegate
        return controller
    }

    private func makeTabBar() -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = delegate
        return controller
    }
}
#endif
