/// The first output of a module that was opened for an answer, or the end of its route.
///
/// It is delivered once, as soon as there is an answer and the route is followed. The module is left then.
@MainActor
final class FirstAnswer<Value> {
    /// An output; `nil` if the module left without one; or the reason why it could not be shown.
    typealias Answer = Result<Value?, any Error>

    private(set) var answer: Answer?
    private var completion: (@MainActor (Answer) -> Void)?
    private weak var route: Route?

    /// Gives the answer.
    ///
    /// Only the first one counts.
    ///
    /// An answer that is given while the module is being opened waits until the route is followed.
    func give(_ answer: Answer) {
        guard self.answer == nil else { return }
        self.answer = answer
        deliver()
    }

    /// Waits for the answer.
    ///
    /// The end of the route is one, if there is no other before it.
    func follow(_ route: Route, _ completion: @escaping @MainActor (Answer) -> Void) {
        self.route = route
        self.completion = completion
        if answer != nil {
            deliver()
        } else if route.state == .unrouted || route.state == .removed {
            give(ending(of: route))
        } else {
            // The route retains the answer, since the module may have released its output.
            route.whenEnded { [self, weak route] in give(ending(of: route)) }
        }
    }

    private func deliver() {
        guard let answer, let completion else { return }
        self.completion = nil
        if let route, route.state == .routing || route.state == .routed { try? route.remove() }
        completion(answer)
    }

    private func ending(of route: Route?) -> Answer {
        route?.error.map { .failure($0) } ?? .success(nil)
    }
}
