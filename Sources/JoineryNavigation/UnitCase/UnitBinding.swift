/// Binds a view to its view model when the view is loaded.
///
/// The view retains it, and it retains the view model.
@MainActor
public final class UnitBinding<View: UnitView> {
    /// Sends callbacks to the code that opened the pair.
    public let callbacks: UnitCallbacks<View.Callback>
    /// Whether the view model has been made.
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
    /// The view calls it when it can provide its input and show the output, for instance in `viewDidLoad`. A second
    /// call does nothing.
    public func load() {
        guard !isLoaded, let view else { return }
        isLoaded = true
        let (model, output) = make(view.input)
        self.model = model
        view.bind(output)
    }

    /// Leaves the pair by undoing the transition that showed it.
    ///
    /// The stream of its callbacks ends.
    ///
    /// The view calls it when its work is done. Like ``Router/leave()``, it does nothing if the pair has left already.
    public func leave() {
        node.undo?()
    }
}

/// Sends callbacks of a view and view model pair to the code that opened it.
@MainActor
public final class UnitCallbacks<Callback: Sendable> {
    private let continuation: AsyncStream<Callback>.Continuation

    init(_ continuation: AsyncStream<Callback>.Continuation) {
        self.continuation = continuation
    }

    /// Sends a callback to the stream that opening the pair returned.
    ///
    /// - Parameter callback: The callback.
    public func send(_ callback: Callback) {
        continuation.yield(callback)
    }
}
