/// How a module is shown.
public enum Transition: Hashable, Sendable {
    /// One step deeper, on the stack in front.
    case push
    /// Above everything, as a stack of its own.
    case present
    /// In place of everything.
    case root
    /// In a slot of the module that opens it. What was in that slot leaves.
    case embed(in: Slot)
    /// As the root of a tab. What was in a tab of that name leaves; the first tab takes the place of a plain root.
    case tab(Tab)
    /// Not at all: the module has no view. It is attached below the module that opens it, and owned by its place there.
    case attach

    /// Whether the user sees a movement, of which there can be one at a time.
    var isPresentation: Bool {
        switch self {
        case .push, .present, .root, .tab: true
        case .embed, .attach: false
        }
    }
}

/// A place for a child inside of a screen, by name.
public struct Slot: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Names a slot.
    ///
    /// - Parameter name: Unique within the screen.
    public init(_ name: String) {
        self.name = name
    }

    /// Names a slot.
    ///
    /// - Parameter value: Unique within the screen.
    public init(stringLiteral value: String) {
        name = value
    }
}

/// A tab of the application, by name.
public struct Tab: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Names a tab.
    ///
    /// - Parameter name: Unique within the application.
    public init(_ name: String) {
        self.name = name
    }

    /// Names a tab.
    ///
    /// - Parameter value: Unique within the application.
    public init(stringLiteral value: String) {
        name = value
    }
}
