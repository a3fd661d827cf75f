/// How a module is shown.
public enum RouteTransition: Hashable, Sendable {
    /// Pushed onto the stack in front, or onto that of the module that opens it if its tab is not in front.
    case push
    /// Presented above all screens, as the root of a new stack.
    case present
    /// As the new root, which replaces all screens.
    case root
    /// In a slot of the module that opens it. The screen that was in the slot leaves.
    case embed(in: Slot)
    /// As the root of a tab. The screens that were in this tab leave. The first tab replaces a plain root.
    case tab(NavigationTab)
    /// Without a screen, for a module without a view. The module is attached below the module that opens it, and its
    /// node retains it.
    case attach

    /// Whether the user sees a transition, of which one at a time can be in progress.
    var isPresentation: Bool {
        switch self {
        case .push, .present, .root, .tab: true
        case .embed, .attach: false
        }
    }
}

/// A named place in a screen where another screen can be shown.
public struct Slot: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Creates a slot.
    ///
    /// - Parameter name: A name that is unique in the screen.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a slot.
    ///
    /// - Parameter value: A name that is unique in the screen.
    public init(stringLiteral value: String) {
        name = value
    }
}

/// A named tab of the application.
public struct NavigationTab: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Creates a tab.
    ///
    /// - Parameter name: A name that is unique in the application.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a tab.
    ///
    /// - Parameter value: A name that is unique in the application.
    public init(stringLiteral value: String) {
        name = value
    }
}
