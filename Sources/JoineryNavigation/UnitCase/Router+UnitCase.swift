public import Joinery

extension Router {
    /// Opens a view and view model pair, and follows what it tells.
    ///
    /// `message` arrives as ``UnitView/receive(_:)`` after the view's initializer and before it is loaded.
    ///
    /// ```swift
    /// for await callback in router.route(to: search, sending: .recent, by: .push) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - unit: The pair.
    ///   - message: What to send to the view.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: What the pair tells. The stream ends when the pair has left, or cannot be shown.
    @discardableResult
    public func route<View, Model>(
        to unit: UnitCase<View, Model>,
        sending message: View.Message,
        by transition: Transition,
        _ configure: (Opening<View>) -> Void = { _ in }
    ) -> AsyncStream<View.Callback> {
        let (stream, continuation) = AsyncStream.makeStream(of: View.Callback.self)
        let callbacks = UnitCallbacks(continuation)
        let opening = Opening<View>()
        configure(opening)
        let request = RouteRequest(
            input: UnitInput<View>(message: message),
            name: String(describing: View.self),
            transition: transition,
            router: self
        )
        let node = ModuleNode(name: request.name)
        let route = start(request, node: node, opening) { try unit.make(message, callbacks, node) }
        if route.state == .unrouted || route.state == .removed {
            continuation.finish()
        } else {
            route.whenEnded { continuation.finish() }
        }
        return stream
    }

    /// Opens a view and view model pair to which nothing is sent, and follows what it tells.
    ///
    /// - Parameters:
    ///   - unit: The pair.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: What the pair tells. The stream ends when the pair has left, or cannot be shown.
    @discardableResult
    public func route<View, Model>(
        to unit: UnitCase<View, Model>,
        by transition: Transition,
        _ configure: (Opening<View>) -> Void = { _ in }
    ) -> AsyncStream<View.Callback> where View.Message == Void {
        route(to: unit, sending: (), by: transition, configure)
    }
}

/// What a view and view model pair is opened with, as interceptors see it.
public struct UnitInput<View: UnitView>: ModuleInput {
    /// What opening it gives back.
    public typealias Entry = View
    /// What is sent to the view.
    public let message: View.Message
}

@available(*, unavailable)
extension UnitInput: Sendable {}
