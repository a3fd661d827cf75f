extension ModuleNode {
    /// Sends an event up the tree, to the first module that takes it.
    ///
    /// It starts at this module itself, so that one part of a module can leave an event to another; and ends at the root.
    ///
    /// ```swift
    /// struct OpenSettings {}
    /// if !node.send(OpenSettings()) { showHint() }
    /// ```
    ///
    /// - Parameter event: A value of the type that handlers ask for.
    /// - Returns: Whether anyone took it.
    @discardableResult
    public func send<Event>(_ event: Event) -> Bool {
        var next: ModuleNode? = self
        while let node = next {
            // What the handler does may detach the module: the way up is fixed before.
            next = node.parent
            if node.handlers.take(event) { return true }
        }
        return false
    }

    /// Takes events of a type that come from this module or from below.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: Who takes them; held weakly, and the handler goes with it.
    ///   - handle: Gets the owner and the event, and takes it or passes it on.
    public func take<Event, Owner: AnyObject>(
        _ event: Event.Type,
        by owner: Owner,
        _ handle: @escaping @MainActor (Owner, Event) -> EventAnswer
    ) {
        handlers.add(event, owner, handle)
    }
}
