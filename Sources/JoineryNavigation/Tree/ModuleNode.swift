/// One module in the tree of those that are there: who its parent is, and whether it is active.
///
/// A ``Router`` makes the node of each module that it opens. The parts of a module ask for it by its type; modules that
/// are embedded by `Child` are part of the module around them and share its node.
///
/// A node holds its children, and nothing of what it stands for: the parts that joined it are held weakly, since what
/// shows a module owns it. A module without a view is shown by nobody, so its node owns it.
@MainActor
public final class ModuleNode {
    /// What the module is called in the printed tree.
    public let name: String
    /// The module that this one is attached to.
    public private(set) weak var parent: ModuleNode?
    /// The modules that are attached to this one, in the order in which they were.
    public private(set) var children: [ModuleNode] = []
    /// Where the module is in its life.
    public private(set) var state = ModuleState.detached

    /// What is shown of it.
    weak var screen: Screen?
    /// The module's entry, where no view is shown that would own it.
    let content = OwnedContent()
    /// The events that the module takes.
    let handlers = EventHandlers()
    /// Called once, when the module is detached.
    var onDetach: (@MainActor () -> Void)?
    /// Undoes the way the module is shown; `nil` if it is not.
    var undo: (@MainActor () -> Void)?
    private var participants: [WeakParticipant] = []
    private let work = ActiveWork()
    private var wasAttached = false

    /// Makes a node that is attached to nothing.
    ///
    /// - Parameter name: What it is called in the printed tree.
    public init(name: String) {
        self.name = name
    }

    // MARK: Attaching

    /// Makes a module a child of this one; it becomes active if this one is.
    ///
    /// - Parameter child: A module without a parent.
    /// - Throws: ``ModuleTreeError`` if it has a parent, or is above this module.
    public func attach(_ child: ModuleNode) throws {
        if let parent = child.parent {
            throw ModuleTreeError.alreadyAttached(module: child.name, parent: parent.name)
        }
        if isBelow(child) { throw ModuleTreeError.attachedToItself(module: child.name) }
        children.append(child)
        child.parent = self
        child.wasAttached = true
        child.state = .inactive
        if state == .active { child.activate() }
    }

    /// Detaches a child that has no screen: its children first, then the module itself.
    ///
    /// - Parameter child: A child of this module.
    /// - Throws: ``ModuleTreeError`` if it is no child of this one, or if it is shown.
    public func detach(_ child: ModuleNode) throws {
        guard child.parent === self else {
            throw ModuleTreeError.notAttached(module: child.name, parent: name)
        }
        if let shown = child.shownModule { throw ModuleTreeError.shown(module: shown.name) }
        child.leaveParent()
    }

    /// Detaches from the parent, children first; does nothing without one.
    func leaveParent() {
        guard let parent else { return }
        for child in children.reversed() { child.leaveParent() }
        deactivate()
        // It may have been detached by what it was told just now.
        guard self.parent === parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        state = .detached
        let told = onDetach
        onDetach = nil
        undo = nil
        told?()
        content.letGo()
    }

    /// Whether the module was attached, and is no longer.
    var isClosed: Bool { wasAttached && parent == nil }

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

    /// Lets an object take part in the life of the module, as ``Participant`` does.
    ///
    /// - Parameter participant: Held weakly. It is told at once if the module is active already.
    public func join(_ participant: some ModuleActivity) {
        participants.removeAll { $0.object == nil }
        participants.append(WeakParticipant(object: participant))
        if state == .active { participant.didBecomeActive() }
    }

    /// Runs work until it ends, or until the module stops being active: then its task is cancelled.
    ///
    /// - Parameter operation: The work.
    /// - Returns: The task; `nil` if the module is not active, and nothing was started.
    @discardableResult
    public func whileActive(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard state == .active else { return nil }
        return work.start(operation)
    }

    /// Follows an observable value until the module stops being active.
    ///
    /// ```swift
    /// node.whileActive(observing: { context.value.text }, onChange: { [weak self] in self?.reload($0) })
    /// ```
    ///
    /// - Parameters:
    ///   - value: Reads the value from objects that are `Observable`.
    ///   - onChange: Gets the value now, and again after changes. Changes in one turn of the main actor come as one.
    /// - Returns: Whether the module is active; otherwise nothing is followed.
    @discardableResult
    public func whileActive<Value>(
        observing value: @escaping @MainActor () -> Value,
        onChange: @escaping @MainActor (Value) -> Void
    ) -> Bool {
        guard state == .active else { return false }
        work.observe(value, onChange)
        return true
    }

    /// Runs work to its end, whatever becomes of the module meanwhile.
    ///
    /// A module without a view is kept for as long, so that it can finish what it has begun after its parent has gone.
    ///
    /// - Parameter operation: The work.
    /// - Returns: The task.
    @discardableResult
    public func toTheEnd(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
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

    /// Makes this the root of a tree: attached to nothing, and active.
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
