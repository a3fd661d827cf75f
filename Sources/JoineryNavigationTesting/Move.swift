public import JoineryNavigation

/// A request to a navigator, with the names of the screens.
public enum Move: Hashable, Sendable, CustomStringConvertible {
    /// A screen was pushed.
    case push(String)
    /// A screen was presented.
    case present(String)
    /// A screen replaced all screens.
    case setRoot(String)
    /// A screen was shown in a slot of another.
    case embed(String, in: Slot, of: String)
    /// A screen was shown as the root of a tab.
    case open(NavigationTab, root: String)
    /// A tab was selected.
    case select(NavigationTab)
    /// The screen in front was left.
    case back
    /// The stack that was presented last was dismissed.
    case dismiss
    /// All screens above a screen were left.
    case pop(to: String)
    /// A screen was left, with the screens above it and in its slots.
    case remove(String)
    /// Several screens were left together.
    case removeTogether([String])
    /// All screens were left.
    case closeAll

    /// The move in words, such as `push UserDetail`.
    public var description: String {
        switch self {
        case .push(let screen): "push \(screen)"
        case .present(let screen): "present \(screen)"
        case .setRoot(let screen): "set root \(screen)"
        case .embed(let screen, let slot, let host): "embed \(screen) in \(slot.name) of \(host)"
        case .open(let tab, let screen): "open tab \(tab.name) with \(screen)"
        case .select(let tab): "select tab \(tab.name)"
        case .back: "back"
        case .dismiss: "dismiss"
        case .pop(let screen): "pop to \(screen)"
        case .remove(let screen): "remove \(screen)"
        case .removeTogether(let screens): "remove \(screens.joined(separator: " and "))"
        case .closeAll: "close all"
        }
    }
}
