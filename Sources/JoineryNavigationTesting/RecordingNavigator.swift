public import Joinery
public import JoineryNavigation

/// A navigator that records what it is asked to do: for tests of routers.
///
/// The screens are shown as by the `StackNavigator` inside of it, so the modules are attached and leave as in the app.
///
/// ```swift
/// let navigator = RecordingNavigator()
/// let container = try Container {
///     NavigationAssembly(navigator, interceptors: [navigator.interceptor])
///     AppAssembly()
/// }
/// let list = try Router(container).open(UserListInput(), by: .root)
/// …                                                         // the user taps on a name
/// #expect(navigator.moves == [.setRoot("UserList"), .push("UserDetail")])
/// #expect(navigator.inputs(as: UserDetailInput.self).map(\.userID) == [7])
/// navigator.closeAll()
/// ```
///
/// A move that is refused is not recorded as done: it is among the ``refusals``. A route whose module cannot be built asks
/// for no move: give the `NavigationAssembly` an `onFailure` that fails the test.
@MainActor
public final class RecordingNavigator: Navigator {
    /// What was done, in order.
    public private(set) var moves: [Move] = []
    /// What was asked for and refused, in order, each with the reason.
    public private(set) var refusals: [(move: Move, error: any Error)] = []
    /// What shows the screens, to look at them.
    public let stack: StackNavigator
    /// The inputs and not the requests: a request retains its router, which retains the container and so this navigator.
    private var inputs: [any ModuleInput] = []

    /// Makes a navigator that shows nothing.
    ///
    /// - Parameter isAnimated: Whether movements take time: each lasts until `stack.finishTransition()` then.
    public init(isAnimated: Bool = false) {
        stack = StackNavigator(isAnimated: isAnimated)
    }

    /// The moves since the last call, or since the beginning; the record is empty afterwards.
    ///
    /// - Returns: The moves in order.
    public func takeMoves() -> [Move] {
        defer { moves = [] }
        return moves
    }

    // MARK: Inputs

    /// An interceptor that lets all routes pass and records what they open modules with.
    ///
    /// Give it to the `NavigationAssembly`, in front of others to see also what those refuse. What is embedded or attached
    /// passes no interceptor.
    public var interceptor: RouteInterceptor {
        RouteInterceptor { [weak self] request in
            self?.inputs.append(request.anyInput)
            return .pass
        }
    }

    /// The inputs of one type that modules were to be opened with, in order.
    ///
    /// - Parameter type: The type that was asked for, before any adapter.
    /// - Returns: The inputs that ``interceptor`` has seen.
    public func inputs<Input: ModuleInput>(as type: Input.Type) -> [Input] {
        inputs.compactMap { $0 as? Input }
    }

    // MARK: Navigator

    /// The movements that are under way.
    public var transitions: TransitionQueue { stack.transitions }

    /// The screen that the user is at.
    public var front: Screen? { stack.front }

    /// Pushes a screen, and records it.
    public func push(_ screen: Screen) throws {
        try record(.push(screen.name)) { try stack.push(screen) }
    }

    /// Presents a screen, and records it.
    public func present(_ screen: Screen) throws {
        try record(.present(screen.name)) { try stack.present(screen) }
    }

    /// Starts anew with a screen, and records it.
    public func setRoot(_ screen: Screen) throws {
        try record(.setRoot(screen.name)) { try stack.setRoot(screen) }
    }

    /// Shows a screen inside of another, and records it.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        try record(.embed(screen.name, in: slot, of: host.name)) { try stack.embed(screen, in: slot, of: host) }
    }

    /// Shows a screen as the root of a tab, and records it.
    public func open(_ tab: Tab, root screen: Screen) throws {
        try record(.open(tab, root: screen.name)) { try stack.open(tab, root: screen) }
    }

    /// Selects a tab, and records it.
    public func select(_ tab: Tab) throws {
        try record(.select(tab)) { try stack.select(tab) }
    }

    /// Leaves the screen in front, and records it.
    public func back() throws {
        try record(.back) { try stack.back() }
    }

    /// Leaves what was presented last, and records it.
    public func dismiss() throws {
        try record(.dismiss) { try stack.dismiss() }
    }

    /// Leaves all above a screen, and records it.
    public func pop(to screen: Screen) throws {
        try record(.pop(to: screen.name)) { try stack.pop(to: screen) }
    }

    /// Leaves a screen, and records it.
    public func remove(_ screen: Screen) throws {
        try record(.remove(screen.name)) { try stack.remove(screen) }
    }

    /// Leaves all screens, and records it.
    public func closeAll() {
        moves.append(.closeAll)
        stack.closeAll()
    }

    /// Records a move in front of those that it leads to, and takes that back if it is refused.
    private func record(_ move: Move, _ run: () throws -> Void) throws {
        let position = moves.endIndex
        moves.append(move)
        do {
            try run()
        } catch {
            if moves.indices.contains(position), moves[position] == move { moves.remove(at: position) }
            refusals.append((move, error))
            throw error
        }
    }
}
