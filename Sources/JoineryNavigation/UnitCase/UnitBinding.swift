/// Binds a view to its view model, when the view is loaded.
///
/// The view holds it, and it holds the view model.
@MainActor
public final class UnitBinding<View: UnitView> {
    /// Tells the one who opened the pair.
    public let callbacks: UnitCallbacks<View.Callback>
    /// Whether the view model is there.
    public private(set) var isLoaded = false

    private weak var view: View?
    private var model: AnyObject?
    private let node: ModuleNode
    private let make: @MainActor (View.Input) -> (model: AnyObject, output: View.Output)

    init(
        view: View,
        callbacks: UnitCallbacks<View.Callback>,
        node: ModuleNode,
        make: @escaping @MainActor (View.Input) -> (model: AnyObject, output: View.Output)
    ) {
        self.view = view
        self.callbacks = callbacks
        self.node = node
        self.make = make
    }

    /// Makes the view model from the view's input, and binds the view to its output.
    ///
    /// The view calls it once it can provide the one and show the other, such as in `viewDidLoad`. A second call does
    /// nothing.
    public func load() {
        guard !isLoaded, let view else { return }
        isLoaded = true
        let (model, output) = make(view.input)
        self.model = model
        view.bind(output)
    }

    /// Leaves the pair, in the way that undoes how it was shown; the stream of its callbacks ends.
    ///
    /// What the view does when it has told what it was opened for. Does nothing if it has left already, as
    /// ``Router/leave()``.
    public func leave() {
        node.undo?()
    }
}

/// Where a view and view model pair tells the one who opened it.
@MainActor
public final class UnitCallbacks<Callback: Sendable> {
    private let continuation: AsyncStream<Callback>.Continuation

    init(_ continuation: AsyncStream<Callback>.Continuation) {
        self.continuation = continuation
    }

    /// Tells something; whoever follows the stream of the route gets it.
    ///
    /// - Parameter callback: What to tell.
    public func send(_ callback: Callback) {
        continuation.yield(callback)
    }
}
