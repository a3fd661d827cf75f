public import JoineryNavigation

/// One thing that a navigator was asked to do, with the names of the screens that it was about.
public enum Move: Hashable, Sendable, CustomStringConvertible {
    /// A screen was pushed.
    case push(String)
    /// A screen was presented.
    case present(String)
    /// A screen took the place of everything.
    case setRoot(String)
    /// A screen was shown in a slot of another.
    case embed(String, in: Slot, of: String)
    /// A screen was shown as the root of a tab.
    case open(Tab, root: String)
    /// A tab was selected.
    case select(Tab)
    /// The screen in front was left.
    case back
    /// What was presented last was left.
    case dismiss
    /// All above a screen was left.
    case pop(to: String)
    /// A screen was left, with what is above it or in it.
    case remove(String)
    /// All was left.
    case closeAll

    /// The move, as it is written in the source, without quotes.
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
        case .closeAll: "close all"
        }
    }
}
