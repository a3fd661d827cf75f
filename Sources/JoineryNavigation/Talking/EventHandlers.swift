/// The events that one module takes.
@MainActor
final class EventHandlers {
    private var handlers: [ObjectIdentifier: [Handler]] = [:]

    private struct Handler {
        weak var owner: AnyObject?
        let handle: @MainActor (Any) -> EventAnswer
    }

    func add<Event, Owner: AnyObject>(
        _ event: Event.Type,
        _ owner: Owner,
        _ handle: @escaping @MainActor (Owner, Event) -> EventAnswer
    ) {
        let handler = Handler(owner: owner) { [weak owner] event in
            guard let owner, let event = event as? Event else { return .passedOn }
            return handle(owner, event)
        }
        let key = ObjectIdentifier(event)
        handlers[key] = (handlers[key] ?? []).filter { $0.owner != nil } + [handler]
    }

    /// Whether one of them takes the event; the one that was added first is asked first.
    func take<Event>(_ event: Event) -> Bool {
        for handler in handlers[ObjectIdentifier(Event.self)] ?? [] where handler.owner != nil {
            if handler.handle(event) == .taken { return true }
        }
        return false
    }
}

/// What a handler did with an event.
public enum EventAnswer: Sendable {
    /// It took it: the event goes no further.
    case taken
    /// It left it to those further up.
    case passedOn
}
