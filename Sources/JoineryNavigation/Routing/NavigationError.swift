/// Why a navigator, a router or a route refuses a request.
public enum NavigationError: Error, Equatable, Sendable {
    /// Another transition is in progress.
    case busy(screen: String)
    /// The screen is shown, or was shown before. A screen is shown once.
    case alreadyShown(screen: String)
    /// The screen is not shown.
    case notShown(screen: String)
    /// The root is in front, and the root cannot be left.
    case nothingBehind
    /// No screen is presented.
    case nothingPresented
    /// It is the only screen that is left. Only another root can replace it.
    case lastScreen(screen: String)
    /// There is no root to push onto or to present above.
    case noRoot(screen: String)
    /// The module that would show the screen in a slot is not shown itself.
    case noHost(slot: String, screen: String)
    /// There is no tab with this name.
    case unknownTab(tab: String, known: [String])
    /// The route cannot be removed, because it does not show a module now.
    case notRouted(route: String, state: RouteState)
    /// The module that opened the route was closed while the route was waiting.
    case openerGone(route: String)
    /// An interceptor opened another module first, and the user left that module without an accepted output.
    case refused(route: String)
    /// The route was removed, or its task was cancelled, before its module was shown.
    case abandoned(route: String)
    /// The navigator cannot show an entry of this type.
    case notShowable(screen: String, expected: String)
}

extension NavigationError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .busy(let screen):
            "\(screen) cannot be shown or left now: another transition is in progress."
        case .alreadyShown(let screen):
            "\(screen) is shown, or was shown before. Open its module again to get a new screen."
        case .notShown(let screen): "\(screen) is not shown."
        case .nothingBehind: "There is nothing to go back to: this is the root."
        case .nothingPresented: "There is no presented screen to dismiss."
        case .lastScreen(let screen): "\(screen) cannot leave: it is the only screen. Set another root instead."
        case .noRoot(let screen): "\(screen) cannot be shown: there is no root. Set a root first."
        case .noHost(let slot, let screen):
            "\(screen) cannot be embedded in slot “\(slot)”: the module that opens it is not shown yet, or has no view."
        case .unknownTab(let tab, let known):
            "There is no tab “\(tab)”. Open tabs: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .notRouted(let route, let state): "The route to \(route) cannot be removed: it is \(state.rawValue)."
        case .openerGone(let route): "\(route) was not shown: the module that opened it was closed."
        case .refused(let route): "\(route) was not shown: the user left the module that an interceptor opened first."
        case .abandoned(let route): "\(route) was not shown: the route was cancelled."
        case .notShowable(let screen, let expected): "The entry of \(screen) cannot be shown: it is not a \(expected)."
        }
    }
}
