/// Events for whoever wants them, between components that do not know each other.
///
/// ```swift
/// broadcast.listen(to: UserChanged.self, as: self) { list, event in list.reload(event.userID) }
/// broadcast.send(UserChanged(userID: 7))
/// ```
///
/// The key is the type of the event. ``NavigationAssembly`` binds one for the application.
@MainActor
public final class Broadcast {
    private var listeners: [ObjectIdentifier: [Listener]] = [:]

    private struct Listener {
        weak var owner: AnyObject?
        let receive: @MainActor (Any) -> Void
    }

    /// Makes one that nobody listens to.
    public init() {}

    /// Listens to the events of a type.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: Who listens; held weakly, and listening ends with it.
    ///   - receive: Gets the owner and the event.
    public func listen<Event, Owner: AnyObject>(
        to event: Event.Type,
        as owner: Owner,
        _ receive: @escaping @MainActor (Owner, Event) -> Void
    ) {
        let listener = Listener(owner: owner) { [weak owner] event in
            if let owner, let event = event as? Event { receive(owner, event) }
        }
        let key = ObjectIdentifier(event)
        listeners[key] = (listeners[key] ?? []).filter { $0.owner != nil } + [listener]
    }

    /// Stops listening.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: Who listened.
    public func stop<Event>(_ event: Event.Type, as owner: AnyObject) {
        listeners[ObjectIdentifier(event)]?.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// Tells an event to all who listen, in the order in which they began to.
    ///
    /// - Parameter event: The event.
    /// - Returns: How many have heard it.
    @discardableResult
    public func send<Event>(_ event: Event) -> Int {
        let present = (listeners[ObjectIdentifier(Event.self)] ?? []).filter { $0.owner != nil }
        for listener in present { listener.receive(event) }
        return present.count
    }
}
