#if canImport(UIKit)
public import UIKit

extension UIKitNavigator: UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UITabBarControllerDelegate
{
    /// The user or code has pushed or popped.
    ///
    /// The screens that are no longer on the stack have left.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let screens = screens(of: navigationController) else { return }
        notice(
            left: screens.filter { screen in
                !navigationController.viewControllers.contains { $0 === screen.content(as: UIViewController.self) }
            }
        )
    }

    /// The user has swiped down a presented stack.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        let dismissed = presentationController.presentedViewController
        guard let controller = dismissed as? UINavigationController, let screens = screens(of: controller) else {
            return
        }
        notice(left: screens)
    }

    /// The user has chosen a tab.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let title = viewController.title else { return }
        model.notice(selected: NavigationTab(title))
    }

    private func notice(left screens: [Screen]) {
        if !screens.isEmpty { model.notice(left: screens) }
    }

    /// The screens that the model has on the stack of a navigation controller.
    private func screens(of controller: UINavigationController) -> [Screen]? {
        guard let lowest = model.stacks.layers.first else { return nil }
        if let index = levels.base.firstIndex(where: { $0 === controller }), index < lowest.stacks.count {
            return lowest.stacks[index].screens
        }
        if let index = levels.presented.firstIndex(where: { $0 === controller }),
            index + 1 < model.stacks.layers.count
        {
            return model.stacks.layers[index + 1].screens
        }
        return nil
    }
}
#endif
