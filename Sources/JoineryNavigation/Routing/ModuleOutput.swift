public import Joinery

/// What a module tells the outside: one declaration, and the caller chooses how to hear of it.
///
/// ```swift
/// struct SelectUserInput: InputWithOutput {
///     typealias Entry = any SelectUserView
///     var output = ModuleOutput<User>()
/// }
///
/// SelectUserInput(output: .calling { user in … })                        // a closure
/// SelectUserInput(output: .telling(self) { list, user in list.show(user) })   // a delegate, held weakly
/// let user = try await router.result(SelectUserInput())                  // an awaited value
/// ```
///
/// The module sends a value with `input.output.send(user)`.
@MainActor
public struct ModuleOutput<Value> {
    private let receive: @MainActor (Value) -> Void

    /// An output that nobody hears.
    public nonisolated init() {
        receive = { _ in }
    }

    private nonisolated init(_ receive: @escaping @MainActor (Value) -> Void) {
        self.receive = receive
    }

    /// An output to a closure.
    ///
    /// - Parameter receive: Gets each value.
    /// - Returns: The output.
    public nonisolated static func calling(_ receive: @escaping @MainActor (Value) -> Void) -> ModuleOutput {
        ModuleOutput(receive)
    }

    /// An output to a delegate, which is held weakly.
    ///
    /// - Parameters:
    ///   - delegate: Who hears of it, as long as it is there.
    ///   - receive: Tells it. Use the delegate that it gets, and do not capture it.
    /// - Returns: The output.
    public static func telling<Delegate: AnyObject>(
        _ delegate: Delegate,
        _ receive: @escaping @MainActor (Delegate, Value) -> Void
    ) -> ModuleOutput {
        ModuleOutput { [weak delegate] value in
            if let delegate { receive(delegate, value) }
        }
    }

    /// Tells a value to whoever hears this output.
    ///
    /// - Parameter value: The value.
    public func send(_ value: Value) {
        receive(value)
    }

    /// The same output for a module that tells something else: what an adapter puts in between.
    ///
    /// - Parameter convert: Makes what is heard from what the module tells.
    /// - Returns: The output to give to that module.
    public func mapped<Other>(_ convert: @escaping @MainActor (Other) -> Value) -> ModuleOutput<Other> {
        ModuleOutput<Other> { [receive] value in receive(convert(value)) }
    }

    /// An output that is heard here too.
    func also(_ other: @escaping @MainActor (Value) -> Void) -> ModuleOutput {
        ModuleOutput { [receive] value in
            receive(value)
            other(value)
        }
    }
}

extension ModuleOutput where Value == Void {
    /// Tells that it has happened.
    public func send() {
        send(())
    }
}

/// The input of a module that tells something to the outside.
public protocol InputWithOutput: ModuleInput {
    /// What the module tells.
    associatedtype Output

    /// Who hears of it.
    var output: ModuleOutput<Output> { get set }
}
