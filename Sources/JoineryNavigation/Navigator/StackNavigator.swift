/// A navigator without a technology: stacks of screens, tabs and slots, kept in memory.
///
/// It is what tests and terminal programs use, and what navigators for a technology are built around.
///
/// ```swift
/// let navigator = StackNavigator()
/// router.open(UserListInput(), by: .root)
/// navigator.path.map(\.name)          // ["UserList"]
/// ```
///
/// It holds its screens until they are left; ``closeAll()`` leaves all of them at the end.
@MainActor
public final class StackNavigator: Navigator {
    /// The movements that are under way.
    public let transitions = TransitionQueue()
    /// Called after each change of what is shown: the place to draw.
    public var onChange: (@MainActor () -> Void)?

    private(set) var stacks = ScreenStacks()
    private let isAnimated: Bool

    /// Makes a navigator that shows nothing.
    ///
    /// - Parameter isAnimated: Whether movements take time. Then each lasts until ``finishTransition()``, as an animation
    ///   lasts until it has ended.
    public init(isAnimated: Bool = false) {
        self.isAnimated = isAnimated
    }

    // MARK: Navigator

    /// The screen that the user is at.
    public var front: Screen? { stacks.front }

    /// Shows a screen one step deeper, on the stack in front.
    public func push(_ screen: Screen) throws {
        guard front != nil else { throw NavigationError.noRoot(screen: screen.name) }
        try move(to: screen) { $0.push(screen) }
    }

    /// Shows a screen above everything.
    public func present(_ screen: Screen) throws {
        guard front != nil else { throw NavigationError.noRoot(screen: screen.name) }
        try move(to: screen) { $0.present(screen) }
    }

    /// Leaves all screens and starts anew with this one.
    public func setRoot(_ screen: Screen) throws {
        try move(to: screen, leaving: stacks.all) { $0.addRoot(screen) }
    }

    /// Shows a screen as the root of a tab, and selects it.
    public func open(_ tab: Tab, root screen: Screen) throws {
        try move(to: screen, leaving: stacks.displaced(by: tab)) { $0.open(tab, root: screen) }
    }

    /// Shows a screen inside of another.
    ///
    /// It is no movement: it does not wait, and nothing waits for it.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        guard stacks.contains(host) else { throw NavigationError.noHost(slot: slot.name, screen: screen.name) }
        try screen.willShow()
        let occupant = stacks.occupant(of: slot, in: host)
        change(leaving: occupant.map { [$0] } ?? []) { $0.embed(screen, in: slot, of: host) }
        screen.didShow()
        onChange?()
    }

    /// Brings a tab to the front.
    public func select(_ tab: Tab) throws {
        guard !transitions.isBusy else { throw NavigationError.busy(screen: tab.name) }
        guard stacks.select(tab) else {
            throw NavigationError.unknownTab(tab: tab.name, known: tabs.map(\.name))
        }
        onChange?()
    }

    /// Undoes the way the screen in front was shown.
    public func back() throws {
        try leave([screenToLeave()])
    }

    /// Leaves what was presented last.
    public func dismiss() throws {
        guard isPresenting, let layer = stacks.layers.last else { throw NavigationError.nothingPresented }
        try leave(layer.screens)
    }

    /// Leaves all that is above a screen.
    public func pop(to screen: Screen) throws {
        guard let above = stacks.above(screen) else { throw NavigationError.notShown(screen: screen.name) }
        try leave(above) { $0.reveal(screen) }
    }

    /// Undoes the way a screen was shown.
    public func remove(_ screen: Screen) throws {
        guard stacks.contains(screen) else { throw NavigationError.notShown(screen: screen.name) }
        if stacks.isEmbedded(screen) {
            change(leaving: [screen])
            onChange?()
        } else {
            try leave([screen])
        }
    }

    /// Leaves all screens, the root too.
    public func closeAll() {
        change(leaving: stacks.all)
        if transitions.isBusy { transitions.end() }
        onChange?()
    }

    /// Starts a movement that the user makes with a finger and may change their mind about.
    ///
    /// - Returns: The movement. Nothing leaves before it is finished.
    /// - Throws: ``NavigationError`` if there is nothing to go back to, or another movement is under way.
    public func beginBack() throws -> InteractiveBack {
        let screen = try screenToLeave()
        try transitions.begin(screen)
        return InteractiveBack { [weak self] isFinished in
            // Where it has left in another way, that has ended the movement.
            guard let self, stacks.contains(screen) else { return }
            if isFinished {
                change(leaving: [screen])
                onChange?()
            }
            transitions.end()
        }
    }

    /// Ends the movement of an animated navigator; does nothing if none is under way.
    public func finishTransition() {
        if transitions.isBusy { transitions.end() }
    }

    // MARK: Inside

    /// Takes notice that screens have gone by themselves: a technology tells what it has done already.
    func notice(gone screens: [Screen]) {
        change(leaving: screens.filter(stacks.contains))
        onChange?()
    }

    /// Takes notice that the user has chosen a tab.
    func notice(selected tab: Tab) {
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
        let gone = stacks.closure(of: screens)
        if stacks.wouldBeEmpty(without: gone) { throw NavigationError.lastScreen(screen: gone.last?.name ?? "") }
        try transitions.begin(screens.last)
        change(leaving: gone, then: more)
        moved()
    }

    private func moved() {
        onChange?()
        if !isAnimated { transitions.end() }
    }

    /// Changes the stacks first, and tells those that have left then: whatever they do finds everything in order.
    private func change(leaving: [Screen], then more: (inout ScreenStacks) -> Void = { _ in }) {
        let gone = stacks.closure(of: leaving)
        more(&stacks)
        stacks.remove(gone)
        for screen in gone { screen.didLeave() }
    }
}
