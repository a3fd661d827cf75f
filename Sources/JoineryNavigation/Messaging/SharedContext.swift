public import Joinery
public import Observation

/// A value that a module shares with all modules below it.
///
/// They read and observe it; only its owner writes it.
///
/// ```swift
/// struct UserListModule: Module {
///     typealias Input = UserListInput
///     var bindings: Bindings {
///         SharesContext(Filter(), ownedBy: UserListInteractor.self)
///         …
///     }
/// }
///
/// @MainActor final class UserListInteractor {
///     let filter: ContextWriter<Filter, UserListInteractor>
///     init(filter: ContextWriter<Filter, UserListInteractor>) { self.filter = filter }
///     func search(_ text: String) { filter.write(self) { $0.text = text } }
/// }
///
/// @MainActor final class ResultsInteractor {              // in this module, or anywhere below it
///     init(filter: SharedContext<Filter>) { … }           // found at the nearest ancestor that shares one
/// }
/// ```
@MainActor
@Observable
public final class SharedContext<Value> {
    /// The current value.
    ///
    /// It is observable.
    public fileprivate(set) var value: Value

    fileprivate init(_ value: Value) {
        self.value = value
    }
}

/// Writes a ``SharedContext``.
///
/// It is held by the owner, which identifies itself with each change.
///
/// Only the module that shares the context can ask for the writer, and only with the owner's type that it declares.
@MainActor
public final class ContextWriter<Value, Owner: AnyObject> {
    /// The context that the modules below read.
    public let context: SharedContext<Value>

    fileprivate init(_ context: SharedContext<Value>) {
        self.context = context
    }

    /// Changes the value.
    ///
    /// Observers are notified once.
    ///
    /// - Parameters:
    ///   - owner: The owner of the context.
    ///   - change: Changes the value.
    public func write(_ owner: Owner, _ change: (inout Value) -> Void) {
        let old = context.value
        var value = old
        change(&value)
        context.value = value
        // Released after the change: an object in it may read the context then.
        withExtendedLifetime(old) {}
    }
}

/// Shares a value of a module with all modules below it, as a ``SharedContext``.
public struct SharesContext<Value, Owner: AnyObject>: Declaration, Sendable {
    private let value: @MainActor @Sendable () -> Value

    /// Shares a value.
    ///
    /// - Parameters:
    ///   - value: The initial value in each instance of the module.
    ///   - owner: The class that may write the value.
    public init(
        _ value: @autoclosure @escaping @MainActor @Sendable () -> Value,
        ownedBy owner: Owner.Type
    ) {
        self.value = value
    }

    /// The context and its writer, as entries of the block that contains them.
    public var declared: Bindings {
        let context = PerModule(SharedContext<Value>.self) { @MainActor [value] in SharedContext(value()) }.shared()
        let writer = PerModule(ContextWriter<Value, Owner>.self) { @MainActor (context: SharedContext<Value>) in
            ContextWriter(context)
        }
        // Not a block of bindings, which would say that they were declared here.
        return Bindings(joining: [context.declared, writer.declared])
    }
}
