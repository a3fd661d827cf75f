/// Sends events between components that do not know each other.
///
/// ```swift
/// broadcast.listen(to: UserChanged.self, as: self) { list, event in list.reload(event.userID) }
/// broadcast.send(UserChanged(userID: 7))
/// ```
///
/// Each listener receives the events of one type. ``NavigationAssembly`` binds one broadcast for the application.
@MainActor
public final class Broadcast {
    private let listeners = HandlerRegistry<Void, Never>()

    /// Creates a broadcast without listeners.
    public init() {}

    /// Listens to the events of a type.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: The listener. It is held weakly; when it is released, it stops listening.
    ///   - receive: Called with the owner and each event.
    public func listen<Event, Owner: AnyObject>(
        to event: Event.Type,
        as owner: Owner,
        _ receive: @escaping @MainActor (Owner, Event) -> Void
    ) {
        listeners.add(event, owner, receive)
    }

    /// Stops listening to the events of a type.
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - owner: The listener.
    public func stop<Event>(_ event: Event.Type, as owner: AnyObject) {
        listeners.remove(event, owner)
    }

    /// Sends an event to all listeners, in the order in which they began to listen.
    ///
    /// - Parameter event: The event.
    /// - Returns: The number of listeners.
    @discardableResult
    public func send<Event>(_ event: Event) -> Int {
        let present = listeners.handlers(of: Event.self)
        for listener in present { _ = listener.handle(event) }
        return present.count
    }
}
