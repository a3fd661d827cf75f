public import Joinery

/// The values that a module sends to the code that opened it.
///
/// The caller chooses how to receive them.
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

    /// Creates an output without a receiver.
    public nonisolated init() {
        receive = { _ in }
    }

    private nonisolated init(_ receive: @escaping @MainActor (Value) -> Void) {
        self.receive = receive
    }

    /// An output that calls a closure.
    ///
    /// - Parameter receive: Called with each value.
    /// - Returns: The output.
    public nonisolated static func calling(_ receive: @escaping @MainActor (Value) -> Void) -> ModuleOutput {
        ModuleOutput(receive)
    }

    /// An output that notifies a delegate, which is held weakly.
    ///
    /// - Parameters:
    ///   - delegate: The delegate. Values are dropped after it has been released.
    ///   - receive: Called with the delegate and each value. Use that delegate, and do not capture it.
    /// - Returns: The output.
    public static func telling<Delegate: AnyObject>(
        _ delegate: Delegate,
        _ receive: @escaping @MainActor (Delegate, Value) -> Void
    ) -> ModuleOutput {
        ModuleOutput { [weak delegate] value in
            if let delegate { receive(delegate, value) }
        }
    }

    /// Sends a value to the receiver.
    ///
    /// - Parameter value: The value.
    public func send(_ value: Value) {
        receive(value)
    }

    /// Converts this output for a module that sends another type.
    ///
    /// An adapter uses it.
    ///
    /// - Parameter convert: Makes a value of this output from a value that the other module sends.
    /// - Returns: The output to give to the other module.
    public func mapped<Other>(_ convert: @escaping @MainActor (Other) -> Value) -> ModuleOutput<Other> {
        ModuleOutput<Other> { [receive] value in receive(convert(value)) }
    }

    /// An output with a second receiver.
    func also(_ other: @escaping @MainActor (Value) -> Void) -> ModuleOutput {
        ModuleOutput { [receive] value in
            receive(value)
            other(value)
        }
    }
}

extension ModuleOutput where Value == Void {
    /// Notifies the receiver.
    public func send() {
        send(())
    }
}

/// The input of a module that sends values to the code that opened it.
public protocol InputWithOutput: ModuleInput {
    /// The type of the values that the module sends.
    associatedtype Output

    /// Sends the values.
    var output: ModuleOutput<Output> { get set }
}
