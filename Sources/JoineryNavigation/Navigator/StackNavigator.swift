/// A navigator without a user interface: stacks of screens, tabs and slots in memory.
///
/// Tests and terminal programs use it, and navigators for a user interface are built around one.
///
/// ```swift
/// let navigator = StackNavigator()
/// router.open(UserListInput(), by: .root)
/// navigator.path.map(\.name)          // ["UserList"]
/// ```
///
/// It retains its screens until they leave. Call ``closeAll()`` at the end, so that all of them leave.
@MainActor
public final class StackNavigator: Navigator {
    /// The transitions, of which one at a time is in progress.
    public let transitions = TransitionQueue()
    /// Called after each change of the shown screens.
    ///
    /// Draw them here.
    public var onChange: (@MainActor () -> Void)? {
        get { changeHandler }
        set {
            let old = changeHandler
            changeHandler = newValue
            // Released after the change: an object that the handler owns may move the navigator then.
            withExtendedLifetime(old) {}
        }
    }
    private var changeHandler: (@MainActor () -> Void)?

    private(set) var stacks = ScreenStacks()
    private let isAnimated: Bool

    /// Creates a navigator without screens.
    ///
    /// - Parameter isAnimated: Whether transitions take time. If they do, each lasts until ``finishTransition()``.
    public init(isAnimated: Bool = false) {
        self.isAnimated = isAnimated
    }

    // MARK: Navigator

    /// The screen in front of the user.
    public var front: Screen? { stacks.front }

    /// Pushes a screen onto the stack in front.
    public func push(_ screen: Screen) throws {
        guard front != nil else { throw NavigationError.noRoot(screen: screen.name) }
        try move(to: screen) { $0.push(screen) }
    }

    /// Presents a screen above all others.
    public func present(_ screen: Screen) throws {
        guard front != nil else { throw NavigationError.noRoot(screen: screen.name) }
        try move(to: screen) { $0.present(screen) }
    }

    /// Replaces all screens with a new root.
    public func setRoot(_ screen: Screen) throws {
        try move(to: screen, leaving: stacks.all) { $0.addRoot(screen) }
    }

    /// Shows a screen as the root of a tab, and selects the tab.
    public func open(_ tab: NavigationTab, root screen: Screen) throws {
        try move(to: screen, leaving: stacks.displaced(by: tab)) { $0.open(tab, root: screen) }
    }

    /// Shows a screen in a slot of another screen.
    ///
    /// Embedding is not a transition: it does not wait, and nothing waits for it.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        guard stacks.contains(host) else { throw NavigationError.noHost(slot: slot.name, screen: screen.name) }
        try screen.willShow()
        let occupant = stacks.occupant(of: slot, in: host)
        change(leaving: occupant.map { [$0] } ?? []) { $0.embed(screen, in: slot, of: host) }
        screen.didShow()
        onChange?()
    }

    /// Brings a tab to the front.
    public func select(_ tab: NavigationTab) throws {
        guard !transitions.isBusy else { throw NavigationError.busy(screen: tab.name) }
        guard stacks.select(tab) else {
            throw NavigationError.unknownTab(tab: tab.name, known: tabs.map(\.name))
        }
        onChange?()
    }

    /// Leaves the screen in front.
    public func back() throws {
        try leave([screenToLeave()])
    }

    /// Dismisses the stack that was presented last.
    public func dismiss() throws {
        guard isPresenting, let layer = stacks.layers.last else { throw NavigationError.nothingPresented }
        try leave(layer.screens)
    }

    /// Leaves all screens above a screen.
    public func pop(to screen: Screen) throws {
        guard let above = stacks.above(screen) else { throw NavigationError.notShown(screen: screen.name) }
        try leave(above) { $0.reveal(screen) }
    }

    /// Leaves a screen, with the screens above it and in its slots.
    public func remove(_ screen: Screen) throws {
        try remove(together: [screen])
    }

    /// Leaves several screens together, each with the screens above it and in its slots: all of them, or none.
    public func remove(together screens: [Screen]) throws {
        if let other = screens.first(where: { !stacks.contains($0) }) {
            throw NavigationError.notShown(screen: other.name)
        }
        // A screen in a slot leaves at once, unless its module has opened screens on a stack.
        if stacks.closure(of: screens).allSatisfy(stacks.isEmbedded) {
            change(leaving: screens)
            onChange?()
        } else {
            try leave(screens)
        }
    }

    /// Leaves all screens, the root too.
    public func closeAll() {
        change(leaving: stacks.all)
        if transitions.isBusy { transitions.end() }
        onChange?()
    }

    /// Starts a transition back that the user makes with a finger and may cancel.
    ///
    /// - Returns: The transition. The screen leaves when it is finished.
    /// - Throws: ``NavigationError`` if there is nothing to go back to, or another transition is in progress.
    public func beginBack() throws -> InteractiveBack {
        let screen = try screenToLeave()
        try transitions.begin(screen)
        return InteractiveBack { [weak self] isFinished in
            // If the screen has left in another way, that has ended the transition.
            guard let self, stacks.contains(screen) else { return }
            if isFinished {
                change(leaving: [screen])
                onChange?()
            }
            transitions.end()
        }
    }

    /// Ends the transition of an animated navigator.
    ///
    /// Does nothing if none is in progress.
    public func finishTransition() {
        if transitions.isBusy { transitions.end() }
    }

    // MARK: Inside

    /// Notes that the user interface has removed screens by itself.
    func notice(left screens: [Screen]) {
        change(leaving: screens.filter(stacks.contains))
        onChange?()
    }

    /// Notes that the user has chosen a tab.
    func notice(selected tab: NavigationTab) {
        _ = stacks.select(tab)
        onChange?()
    }

    private func screenToLeave() throws -> Screen {
        guard let layer = stacks.layers.last, let front = layer.front else { throw NavigationError.nothingBehind }
        guard stacks.layers.count > 1 || layer.stacks[layer.selected].screens.count > 1 else {
            throw NavigationError.nothingBehind
        }
        return front
    }

    private func move(to screen: Screen, leaving: [Screen] = [], _ add: (inout ScreenStacks) -> Void) throws {
        try screen.willShow()
        try transitions.begin(screen)
        change(leaving: leaving, then: add)
        screen.didShow()
        moved()
    }

    private func leave(_ screens: [Screen], then more: (inout ScreenStacks) -> Void = { _ in }) throws {
        let leaving = stacks.closure(of: screens)
        if stacks.wouldBeEmpty(without: leaving) {
            throw NavigationError.lastScreen(screen: leaving.last?.name ?? "")
        }
        try transitions.begin(screens.last)
        change(leaving: leaving, then: more)
        moved()
    }

    private func moved() {
        onChange?()
        if !isAnimated { transitions.end() }
    }

    /// Changes the stacks, and notifies the screens that have left afterwards, so that they see the new state.
    private func change(leaving: [Screen], then more: (inout ScreenStacks) -> Void = { _ in }) {
        let leaving = stacks.closure(of: leaving)
        more(&stacks)
        stacks.remove(leaving)
        for screen in leaving { screen.didLeave() }
    }
}
