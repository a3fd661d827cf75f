internal import Joinery

extension Router {
    /// Opens a module past the gates that led to it, and tells what comes of it: the first output, when the module has
    /// been left; `nil` if it left without a word; why it could not be shown.
    ///
    /// Without a turn in between: what waits for the answer finds no moment in which nothing of both is there.
    func detour<Input: InputWithOutput>(
        to input: Input,
        by transition: Transition,
        passed: Set<ObjectIdentifier>,
        _ completion: @escaping @MainActor (Result<Input.Output?, any Error>) -> Void
    ) {
        let answer = FirstAnswer(completion)
        var input = input
        input.output = input.output.also { value in answer.give(.success(value)) }
        var request = request(for: input, by: transition)
        request.passed = passed
        let route = start(request, Opening<Input.Entry>()) { [input, source] in try source.build(input) }
        answer.follow(route)
    }
}

/// The answer of a module that was opened first; given once.
@MainActor
private final class FirstAnswer<Value> {
    private var completion: (@MainActor (Result<Value?, any Error>) -> Void)?
    private var early: Result<Value?, any Error>?
    private weak var route: Route?
    private var isFollowing = false

    init(_ completion: @escaping @MainActor (Result<Value?, any Error>) -> Void) {
        self.completion = completion
    }

    /// Ends with the route, if not before.
    func follow(_ route: Route) {
        self.route = route
        isFollowing = true
        if let early {
            give(early)
        } else if route.state == .unrouted || route.state == .removed {
            give(ending(of: route))
        } else {
            // Held by the route: the module may have dropped its output, and the answer with it.
            route.whenEnded { [self, weak route] in give(ending(of: route)) }
        }
    }

    func give(_ result: Result<Value?, any Error>) {
        guard isFollowing else {
            // Told while it was being opened: the module is left when that has come to its end.
            if early == nil { early = result }
            return
        }
        guard let completion else { return }
        self.completion = nil
        if let route, route.state == .routing || route.state == .routed { try? route.remove() }
        completion(result)
    }

    private func ending(of route: Route?) -> Result<Value?, any Error> {
        route?.error.map { .failure($0) } ?? .success(nil)
    }
}
