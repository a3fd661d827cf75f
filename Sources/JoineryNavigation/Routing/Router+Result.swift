public import Joinery

extension Router {
    /// Opens a module and waits for its first output.
    ///
    /// The module is left then, by undoing the transition that showed it.
    ///
    /// ```swift
    /// guard let user = try await router.result(SelectUserInput()) else { return }   // the user left
    /// ```
    ///
    /// - Parameters:
    ///   - input: The input of the module. The receiver of its own output gets the values as well.
    ///   - transition: How to show the module.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The first output; `nil` if the module left without one.
    /// - Throws: The reason why the module could not be shown. If the task is cancelled, the module is left and a
    ///   `CancellationError` is thrown.
    public func result<Input: InputWithOutput>(
        _ input: Input,
        by transition: RouteTransition = .present,
        _ configure: (OpenHandlers<Input.Entry>) -> Void = { _ in }
    ) async throws -> Input.Output? {
        try await result(input, by: transition, configure) { [source] in try source.build($0) }
    }

    /// Opens a module with an injected builder, which the graph shows, and waits for its first output.
    ///
    /// - Parameters:
    ///   - input: The input of the module. The receiver of its own output gets the values as well.
    ///   - builder: The builder of the module.
    ///   - transition: How to show the module.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The first output; `nil` if the module left without one.
    /// - Throws: The reason why the module could not be shown. If the task is cancelled, the module is left and a
    ///   `CancellationError` is thrown.
    public func result<Input: InputWithOutput>(
        _ input: Input,
        with builder: Builder<Input>,
        by transition: RouteTransition = .present,
        _ configure: (OpenHandlers<Input.Entry>) -> Void = { _ in }
    ) async throws -> Input.Output? {
        try await result(input, by: transition, configure) { try builder.build($0) }
    }

    private func result<Input: InputWithOutput>(
        _ input: Input,
        by transition: RouteTransition,
        _ configure: (OpenHandlers<Input.Entry>) -> Void,
        _ build: @escaping @MainActor (Input) throws -> Input.Entry
    ) async throws -> Input.Output? {
        try Task.checkCancellation()
        let answer = FirstAnswer<Input.Output>()
        var input = input
        input.output = input.output.also { value in answer.give(.success(value)) }
        let request = request(for: input, by: transition)
        let handlers = OpenHandlers<Input.Entry>()
        configure(handlers)
        let route = start(request, handlers) { [input] in try build(input) }
        await withTaskCancellationHandler {
            // The continuation carries no value, since an output need not be `Sendable`.
            await withCheckedContinuation { continuation in
                answer.follow(route) { _ in continuation.resume() }
            }
        } onCancel: {
            Task { @MainActor in answer.give(.failure(CancellationError())) }
        }
        return try answer.answer?.get() ?? nil
    }
}
