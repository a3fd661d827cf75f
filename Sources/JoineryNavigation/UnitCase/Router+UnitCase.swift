public import Joinery

extension Router {
    /// Opens a view with its view model, and returns a stream of its callbacks.
    ///
    /// The view gets `message` by ``UnitView/receive(_:)``, after its initializer and before it is loaded.
    ///
    /// ```swift
    /// for await callback in router.route(to: search, sending: .recent, by: .push) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - unit: The pair.
    ///   - message: The message to the view.
    ///   - transition: How to show the pair.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The callbacks of the pair. The stream ends when the pair has left, or cannot be shown.
    @discardableResult
    public func route<View, Model>(
        to unit: UnitCase<View, Model>,
        sending message: View.Message,
        by transition: RouteTransition,
        _ configure: (OpenHandlers<View>) -> Void = { _ in }
    ) -> AsyncStream<View.Callback> {
        let (stream, continuation) = AsyncStream.makeStream(of: View.Callback.self)
        let callbacks = UnitCallbacks(continuation)
        let handlers = OpenHandlers<View>()
        configure(handlers)
        let request = RouteRequest(
            input: UnitInput<View>(message: message),
            name: String(describing: View.self),
            transition: transition,
            router: self
        )
        let node = ModuleNode(name: request.name)
        let route = start(request, node: node, handlers) { try unit.make(message, callbacks, node) }
        if route.state == .unrouted || route.state == .removed {
            continuation.finish()
        } else {
            route.whenEnded { continuation.finish() }
        }
        return stream
    }

    /// Opens a view with its view model, without a message, and returns a stream of its callbacks.
    ///
    /// - Parameters:
    ///   - unit: The pair.
    ///   - transition: How to show the pair.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The callbacks of the pair. The stream ends when the pair has left, or cannot be shown.
    @discardableResult
    public func route<View, Model>(
        to unit: UnitCase<View, Model>,
        by transition: RouteTransition,
        _ configure: (OpenHandlers<View>) -> Void = { _ in }
    ) -> AsyncStream<View.Callback> where View.Message == Void {
        route(to: unit, sending: (), by: transition, configure)
    }
}

/// The input of a view and view model pair, as interceptors see it.
public struct UnitInput<View: UnitView>: ModuleInput {
    /// The view.
    public typealias Entry = View
    /// The message to the view.
    public let message: View.Message
}

@available(*, unavailable)
extension UnitInput: Sendable {}
