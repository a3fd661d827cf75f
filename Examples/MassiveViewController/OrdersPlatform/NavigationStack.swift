/// The screens that lie on top of each other: stands for `UINavigationController`.
public final class NavigationStack {
    /// The screens, the one in view last.
    public private(set) var screens: [Screen] = []

    /// The screen in view.
    public var top: Screen? { screens.last }

    /// A stack without screens.
    public init() {}

    /// Shows a screen on top of the others.
    public func push(_ screen: Screen) {
        top?.viewWillDisappear()
        screens.append(screen)
        screen.navigation = self
        screen.appear()
    }

    /// Goes back to the screen below.
    public func pop() {
        guard let left = screens.popLast() else { return }
        left.viewWillDisappear()
        left.navigation = nil
        top?.appear()
    }
}
