extension ModuleNode {
    /// Sends an event up the tree, to the first module that handles it.
    ///
    /// The event starts at this module itself, so one part of a module can leave an event to another part. It ends at
    /// the root.
    ///
    /// ```swift
    /// struct OpenSettings {}
    /// if !node.send(OpenSettings()) { showHint() }
    /// ```
    ///
    /// - Parameter event: The event. Its type selects the handlers.
    /// - Returns: Whether a module handled the event.
    @discardableResult
    public func send<Event>(_ event: Event) -> Bool {
        var next: ModuleNode? = self
        while let node = next {
            // A handler may detach the module, so its parent is read before the handlers run.
            next = node.parent
            for handler in node.handlers.handlers(of: Event.self) where handler.handle(event) == .handled {
                return true
            }
        }
        return false
    }

    /// Handles the events of a type that come from this module or from a module below it.
    ///
    /// Of several handlers in one module, the one that was added first is called first.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: The object that handles them. It is held weakly; when it is released, the handler is removed.
    ///   - handle: Called with the owner and the event. It handles the event or passes it on.
    public func handle<Event, Owner: AnyObject>(
        _ event: Event.Type,
        by owner: Owner,
        _ handle: @escaping @MainActor (Owner, Event) -> EventAnswer
    ) {
        handlers.add(event, owner, handle)
    }
}

/// What a handler did with an event.
public enum EventAnswer: Sendable {
    /// It handled the event, which goes no further.
    case handled
    /// It left the event to the modules further up.
    case passedOn
}
