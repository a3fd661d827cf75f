/// The place of one module in the tree: its parent, its children, and whether it is active.
///
/// A ``Router`` creates a node for each module that it opens. The objects of the module get it by asking for a
/// `ModuleNode`. Child modules that are declared with `Child` belong to the module around them and share its node.
///
/// A node retains its children, but not the objects of its module: the screen retains those. A module without a view
/// has no screen, so its node retains the module's entry.
@MainActor
public final class ModuleNode {
    /// The name of the module in the printed tree.
    public let name: String
    /// The module that this one is attached to.
    public private(set) weak var parent: ModuleNode?
    /// The modules that are attached to this one, in the order of attaching.
    public private(set) var children: [ModuleNode] = []
    /// Whether the module is attached and active.
    public private(set) var state = ModuleState.detached

    /// The screen that shows the module.
    weak var screen: Screen?
    /// The module's entry, if the module has no screen that retains it.
    let content = OwnedContent()
    /// The handlers of events.
    let handlers = HandlerRegistry<EventAnswer, Never>()
    /// Called once, when the module is closed.
    var onDetach: (@MainActor () -> Void)?
    /// Undoes the transition by which the module was shown; `nil` if it is not shown.
    var undo: (@MainActor () -> Void)?
    private var participants: [WeakParticipant] = []
    private let work = ActiveWork()
    /// Whether the module has been closed: its screen has left, or it has been detached.
    private(set) var isClosed = false

    /// Creates a node without a parent.
    ///
    /// - Parameter name: The name of the module in the printed tree.
    public init(name: String) {
        self.name = name
    }

    // A module that was built without a router is never closed, only released: it takes along the modules without a view
    // that it has opened, since nothing else retains them.
    deinit {
        if children.isEmpty, onDetach == nil { return }
        Task { @MainActor [children, onDetach] in
            for child in children.reversed() { child.parentWasReleased() }
            onDetach?()
        }
    }

    // MARK: Attaching

    /// Attaches a module to this one.
    ///
    /// It becomes active if this module is active.
    ///
    /// - Parameter child: A module without a parent.
    /// - Throws: ``ModuleTreeError`` if the child has a parent, or is above this module.
    public func attach(_ child: ModuleNode) throws {
        if let parent = child.parent {
            throw ModuleTreeError.alreadyAttached(module: child.name, parent: parent.name)
        }
        if isBelow(child) { throw ModuleTreeError.attachedToItself(module: child.name) }
        children.append(child)
        child.parent = self
        child.isClosed = false
        child.state = .inactive
        if state == .active { child.activate() }
    }

    /// Detaches a child that has no screen: first the child's own children, then the child.
    ///
    /// - Parameter child: A child of this module.
    /// - Throws: ``ModuleTreeError`` if it is not a child of this module, or if a screen shows it.
    public func detach(_ child: ModuleNode) throws {
        guard child.parent === self else {
            throw ModuleTreeError.notAttached(module: child.name, parent: name)
        }
        if let shown = child.shownModule { throw ModuleTreeError.shown(module: shown.name) }
        child.close()
    }

    /// Ends the module, children first: detaches it from its parent, and ends its route.
    ///
    /// It may have no parent: if the module that opened it was built without a router and has been released, or if it was
    /// closed before this one was shown.
    func close() {
        let parent = parent
        for child in children.reversed() { child.close() }
        deactivate()
        // One of the calls above may have detached it already.
        guard self.parent === parent else { return }
        parent?.children.removeAll { $0 === self }
        self.parent = nil
        state = .detached
        isClosed = true
        let old = undo.take()
        withExtendedLifetime(old) {}
        onDetach.take()?()
        content.moduleWasDetached()
    }

    private func parentWasReleased() {
        guard parent == nil, screen?.isShown != true else { return }
        if let undo { undo() } else if shownModule == nil { close() }
    }

    /// Whether `other` is this module or above it.
    func isBelow(_ other: ModuleNode) -> Bool {
        var next: ModuleNode? = self
        while let node = next {
            if node === other { return true }
            next = node.parent
        }
        return false
    }

    private var shownModule: ModuleNode? {
        screen?.isShown == true ? self : children.lazy.compactMap(\.shownModule).first
    }

    // MARK: Activity

    /// Notifies an object when the module becomes active and when it stops, as ``Participant`` does.
    ///
    /// - Parameter participant: The object. It is held weakly, and notified at once if the module is active.
    public func join(_ participant: some ModuleActivity) {
        participants.removeAll { $0.object == nil }
        participants.append(WeakParticipant(object: participant))
        if state == .active { participant.didBecomeActive() }
    }

    /// Runs an operation while the module is active.
    ///
    /// The task is cancelled when the module stops being active.
    ///
    /// - Parameter operation: The operation.
    /// - Returns: The task; `nil` if the module is not active and nothing was started.
    @discardableResult
    public func whileActive(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard state == .active else { return nil }
        return work.start(operation)
    }

    /// Observes a value while the module is active.
    ///
    /// ```swift
    /// node.whileActive(observing: { context.value.text }, onChange: { [weak self] in self?.reload($0) })
    /// ```
    ///
    /// - Parameters:
    ///   - value: Reads the value from objects that are `Observable`.
    ///   - onChange: Called with the value now, and again after changes. Several changes in one turn of the main actor
    ///     cause one call.
    /// - Returns: Whether the module is active; if not, nothing is observed.
    @discardableResult
    public func whileActive<Value>(
        observing value: @escaping @MainActor () -> Value,
        onChange: @escaping @MainActor (Value) -> Void
    ) -> Bool {
        guard state == .active else { return false }
        work.observe(value, onChange)
        return true
    }

    /// Runs an operation to its end, even if the module is detached in the meantime.
    ///
    /// The entry of a module without a view is retained until the operation ends, so the module can finish its work
    /// after its parent has left.
    ///
    /// - Parameter operation: The operation.
    /// - Returns: The task.
    @discardableResult
    public func runToCompletion(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        content.hold()
        return Task {
            await operation()
            content.release()
        }
    }

    func activate() {
        guard state == .inactive else { return }
        state = .active
        for participant in participants where state == .active { participant.object?.didBecomeActive() }
        for child in children where state == .active { child.activate() }
    }

    func deactivate() {
        guard state == .active else { return }
        for child in children.reversed() { child.deactivate() }
        guard state == .active else { return }
        state = .inactive
        for participant in participants.reversed() { participant.object?.willResignActive() }
        work.end()
    }

    /// Makes this the root of a tree: active without a parent.
    func becomeRoot() {
        state = .active
    }

    func setRootActive(_ isActive: Bool) {
        if isActive { activate() } else { deactivate() }
    }
}

private struct WeakParticipant {
    weak var object: (any ModuleActivity)?
}

/// Whether a module of the tree is attached, and whether it is active.
public enum ModuleState: String, Sendable {
    /// It has no parent: it was not yet attached, or has been detached.
    case detached
    /// It has a parent that is not active.
    case inactive
    /// It has an active parent.
    case active
}
