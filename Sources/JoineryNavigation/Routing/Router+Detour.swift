internal import Joinery

extension Router {
    /// Opens a module past the gates that opened it, and passes its first output to `completion` when the module has
    /// been left; `nil` if the module left without an output; an error if it could not be shown.
    ///
    /// There is no suspension point in between, so the routes that wait for the answer are shown in the same turn.
    func detour<Input: InputWithOutput>(
        to input: Input,
        by transition: RouteTransition,
        passed: Set<ObjectIdentifier>,
        _ completion: @escaping @MainActor (Result<Input.Output?, any Error>) -> Void
    ) {
        let answer = FirstAnswer<Input.Output>()
        var input = input
        input.output = input.output.also { value in answer.give(.success(value)) }
        var request = request(for: input, by: transition)
        request.passed = passed
        let route = start(request, OpenHandlers<Input.Entry>()) { [input, source] in try source.build(input) }
        answer.follow(route, completion)
    }
}
