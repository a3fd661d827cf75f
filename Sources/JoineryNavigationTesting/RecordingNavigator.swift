public import Joinery
public import JoineryNavigation

/// A navigator that records the requests it gets.
///
/// For tests of routers.
///
/// It passes the requests to a `StackNavigator`, so the modules are attached and detached as in the app.
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
/// A refused move is not in ``moves`` but in ``refusals``. A route whose module cannot be built makes no move: give the
/// `NavigationAssembly` an `onFailure` that fails the test.
@MainActor
public final class RecordingNavigator: Navigator {
    /// The moves that were made, in order.
    public private(set) var moves: [Move] = []
    /// The moves that were refused, in order, each with the error.
    public private(set) var refusals: [(move: Move, error: any Error)] = []
    /// The navigator that has the screens.
    public let stack: StackNavigator
    /// The inputs and not the requests: a request retains its router, which retains the container and so this navigator.
    private var inputs: [any ModuleInput] = []

    /// Creates a navigator without screens.
    ///
    /// - Parameter isAnimated: Whether transitions take time. If they do, each lasts until `stack.finishTransition()`.
    public init(isAnimated: Bool = false) {
        stack = StackNavigator(isAnimated: isAnimated)
    }

    /// Returns the moves since the last call, and removes them from ``moves``.
    ///
    /// - Returns: The moves in order.
    public func takeMoves() -> [Move] {
        defer { moves = [] }
        return moves
    }

    // MARK: Inputs

    /// An interceptor that lets all routes pass and records their inputs.
    ///
    /// Pass it to the `NavigationAssembly`. Put it before other interceptors to see the routes that those refuse as well.
    /// Modules that are embedded or attached are not intercepted.
    public var interceptor: RouteInterceptor {
        RouteInterceptor { [weak self] request in
            self?.inputs.append(request.anyInput)
            return .pass
        }
    }

    /// The inputs of one type that callers passed to routers, in order.
    ///
    /// - Parameter type: The type of input, before any adapter.
    /// - Returns: The inputs that ``interceptor`` has recorded.
    public func inputs<Input: ModuleInput>(as type: Input.Type) -> [Input] {
        inputs.compactMap { $0 as? Input }
    }

    // MARK: Navigator

    /// The transitions, of which one at a time is in progress.
    public var transitions: TransitionQueue { stack.transitions }

    /// The screen in front of the user.
    public var front: Screen? { stack.front }

    /// Pushes a screen, and records it.
    public func push(_ screen: Screen) throws {
        try record(.push(screen.name)) { try stack.push(screen) }
    }

    /// Presents a screen, and records it.
    public func present(_ screen: Screen) throws {
        try record(.present(screen.name)) { try stack.present(screen) }
    }

    /// Replaces all screens with a new root, and records it.
    public func setRoot(_ screen: Screen) throws {
        try record(.setRoot(screen.name)) { try stack.setRoot(screen) }
    }

    /// Shows a screen in a slot of another, and records it.
    public func embed(_ screen: Screen, in slot: Slot, of host: Screen) throws {
        try record(.embed(screen.name, in: slot, of: host.name)) { try stack.embed(screen, in: slot, of: host) }
    }

    /// Shows a screen as the root of a tab, and records it.
    public func open(_ tab: NavigationTab, root screen: Screen) throws {
        try record(.open(tab, root: screen.name)) { try stack.open(tab, root: screen) }
    }

    /// Selects a tab, and records it.
    public func select(_ tab: NavigationTab) throws {
        try record(.select(tab)) { try stack.select(tab) }
    }

    /// Leaves the screen in front, and records it.
    public func back() throws {
        try record(.back) { try stack.back() }
    }

    /// Dismisses the stack that was presented last, and records it.
    public func dismiss() throws {
        try record(.dismiss) { try stack.dismiss() }
    }

    /// Leaves all screens above a screen, and records it.
    public func pop(to screen: Screen) throws {
        try record(.pop(to: screen.name)) { try stack.pop(to: screen) }
    }

    /// Leaves a screen, and records it.
    public func remove(_ screen: Screen) throws {
        try record(.remove(screen.name)) { try stack.remove(screen) }
    }

    /// Leaves several screens together, and records it.
    public func remove(together screens: [Screen]) throws {
        let move = screens.count == 1 ? Move.remove(screens[0].name) : .removeTogether(screens.map(\.name))
        try record(move) { try stack.remove(together: screens) }
    }

    /// Leaves all screens, and records it.
    public func closeAll() {
        moves.append(.closeAll)
        stack.closeAll()
    }

    /// Records a move before the moves that it causes, and moves it to the refusals if it is refused.
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
