/// What a navigator, a router or a route refuses.
public enum NavigationError: Error, Equatable, Sendable {
    /// Another movement is under way.
    case busy(screen: String)
    /// The screen is shown, or was: a module is shown once.
    case alreadyShown(screen: String)
    /// The screen is not shown.
    case notShown(screen: String)
    /// The root is in front, and is never left.
    case nothingBehind
    /// Nothing is presented.
    case nothingPresented
    /// It is all that is left, and only another root takes its place.
    case lastScreen(screen: String)
    /// A stack was to be pushed on, and there is no root.
    case noRoot(screen: String)
    /// The module that was to show the screen in a slot is not shown itself.
    case noHost(slot: String, screen: String)
    /// There is no such tab.
    case unknownTab(tab: String, known: [String])
    /// The route cannot be removed, since nothing is shown by it.
    case notRouted(route: String, state: RouteState)
    /// The module that asked for it has been closed while it was waiting.
    case openerGone(route: String)
    /// An interceptor led elsewhere first, and the user left there.
    case refused(route: String)
    /// The route was removed, or its task cancelled, before anything was shown.
    case abandoned(route: String)
    /// The technology cannot show an entry of that type.
    case notShowable(screen: String, expected: String)
}

extension NavigationError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .busy(let screen):
            "\(screen) cannot be shown or left now: another movement is under way."
        case .alreadyShown(let screen):
            "\(screen) is shown already, or was. Open its module again for a second one."
        case .notShown(let screen): "\(screen) is not shown."
        case .nothingBehind: "There is nothing to go back to: this is the root."
        case .nothingPresented: "Nothing is presented that could be dismissed."
        case .lastScreen(let screen): "\(screen) is all that is left. Set another root in its place."
        case .noRoot(let screen): "\(screen) cannot be shown above nothing. Set a root first."
        case .noHost(let slot, let screen):
            "\(screen) cannot be embedded in the slot “\(slot)”: the module that opens it is not shown yet, or has no view."
        case .unknownTab(let tab, let known):
            "There is no tab “\(tab)”. Known are: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .notRouted(let route, let state): "The route to \(route) cannot be removed: it is \(state.rawValue)."
        case .openerGone(let route): "\(route) was not shown: the module that asked for it has been closed."
        case .refused(let route): "\(route) was not shown: what had to come first was left."
        case .abandoned(let route): "\(route) was not shown: nobody wanted it any more."
        case .notShowable(let screen, let expected): "The entry of \(screen) cannot be shown: it is no \(expected)."
        }
    }
}
