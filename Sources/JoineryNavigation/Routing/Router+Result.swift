public import Joinery

extension Router {
    /// Opens a module and waits for what it tells.
    ///
    /// The first output is the result; the module is left then, in the way that undoes how it was shown.
    ///
    /// ```swift
    /// guard let user = try await router.result(SelectUserInput()) else { return }   // the user left
    /// ```
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside. Its own output is told as well.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: What the module told; `nil` if it left without a word.
    /// - Throws: Why it could not be shown; `CancellationError` if the task was cancelled, and the module is left then.
    public func result<Input: InputWithOutput>(
        _ input: Input,
        by transition: Transition = .present,
        _ configure: (Opening<Input.Entry>) -> Void = { _ in }
    ) async throws -> Input.Output? {
        try await result(input, by: transition, configure) { [source] in try source.build($0) }
    }

    /// Opens a module by a builder that was injected, so that the graph shows it, and waits for what it tells.
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside. Its own output is told as well.
    ///   - builder: The builder of the module.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: What the module told; `nil` if it left without a word.
    /// - Throws: Why it could not be shown; `CancellationError` if the task was cancelled, and the module is left then.
    public func result<Input: InputWithOutput>(
        _ input: Input,
        with builder: Builder<Input>,
        by transition: Transition = .present,
        _ configure: (Opening<Input.Entry>) -> Void = { _ in }
    ) async throws -> Input.Output? {
        try await result(input, by: transition, configure) { try builder.build($0) }
    }

    private func result<Input: InputWithOutput>(
        _ input: Input,
        by transition: Transition,
        _ configure: (Opening<Input.Entry>) -> Void,
        _ build: @escaping @MainActor (Input) throws -> Input.Entry
    ) async throws -> Input.Output? {
        try Task.checkCancellation()
        let answer = Answer<Input.Output>()
        var input = input
        input.output = input.output.also { value in answer.give(.success(value)) }
        let request = request(for: input, by: transition)
        let opening = Opening<Input.Entry>()
        configure(opening)
        let route = start(request, opening) { [input] in try build(input) }
        if let error = route.error, route.state == .unrouted {
            answer.give(.failure(error))
        } else if route.state == .removed {
            answer.give(.success(nil))
        } else {
            route.whenEnded { [weak route] in answer.give(route?.error.map { .failure($0) } ?? .success(nil)) }
        }
        let result = await withTaskCancellationHandler {
            await answer.wait()
        } onCancel: {
            Task { @MainActor in answer.give(.failure(CancellationError())) }
        }
        if route.state == .routing || route.state == .routed { try? route.remove() }
        return try result.get()
    }
}

/// A value that is given once and waited for once.
@MainActor
private final class Answer<Value> {
    private var result: Result<Value?, any Error>?
    private var continuation: CheckedContinuation<Void, Never>?

    /// Gives the answer; only the first one counts.
    func give(_ result: Result<Value?, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        continuation?.resume()
        continuation = nil
    }

    func wait() async -> Result<Value?, any Error> {
        if result == nil { await withCheckedContinuation { continuation = $0 } }
        return result ?? .success(nil)
    }
}
