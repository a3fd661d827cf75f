/// Handlers by the type of what they handle.
///
/// Each is held only as long as its owner lives.
///
/// ``Broadcast``, ``DataProviders`` and the events of a ``ModuleNode`` keep their handlers in one.
///
/// A class, and it keeps what it drops until its table is changed: a handler may own the last reference to an object that
/// comes back here when it is released.
@MainActor
final class HandlerRegistry<Output, Failure: Error> {
    /// A handler and the object that it belongs to.
    struct Handler {
        weak var owner: AnyObject?
        /// Handles a value; `nil` if the owner has been released.
        let handle: @MainActor (Any) throws(Failure) -> Output?
    }

    private var handlers: [ObjectIdentifier: [Handler]] = [:]

    nonisolated init() {}

    /// Adds a handler behind those of the same type.
    func add<Input, Owner: AnyObject>(
        _ type: Input.Type,
        _ owner: Owner,
        _ handle: @escaping @MainActor (Owner, Input) throws(Failure) -> Output
    ) {
        let handler = Handler(owner: owner) { [weak owner] value throws(Failure) -> Output? in
            guard let owner, let value = value as? Input else { return nil }
            return try handle(owner, value)
        }
        set(self.handlers(of: type) + [handler], of: type)
    }

    /// Removes the handlers that an owner has for a type.
    func remove<Input>(_ type: Input.Type, _ owner: AnyObject) {
        set(handlers(of: type).filter { $0.owner !== owner }, of: type)
    }

    private func set<Input>(_ new: [Handler], of type: Input.Type) {
        let old = handlers[ObjectIdentifier(type)]
        handlers[ObjectIdentifier(type)] = new
        withExtendedLifetime(old) {}
    }

    /// The handlers of a type whose owners are alive, in the order in which they were added.
    func handlers<Input>(of type: Input.Type) -> [Handler] {
        (handlers[ObjectIdentifier(type)] ?? []).filter { $0.owner != nil }
    }
}
