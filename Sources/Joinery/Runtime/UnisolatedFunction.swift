/// A factory without its isolation, to be called only where the linker has made sure of the right actor.
///
/// This is the one place where `@isolated(any)` is removed from a function type.
@usableFromInline
struct UnisolatedFunction<Result, each Parameter>: @unchecked Sendable {
    // Sendable because it is only ever made from a `@Sendable` function (see `unisolated`).
    @usableFromInline let call: (repeat each Parameter) throws -> Result
}

/// The same function as it was declared, wrapped so that both structs have one layout.
@usableFromInline
struct IsolatedFunction<Result, each Parameter>: Sendable {
    @usableFromInline let call: @isolated(any) @Sendable (repeat each Parameter) throws -> Result

    @inlinable
    init(_ call: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Result) {
        self.call = call
    }
}

/// Removes the isolation from a function, so that it can be called synchronously from any code.
///
/// Calling it is right only on the actor that `function.isolation` names; ``Producer/isolation`` carries that actor, and
/// each entry to the graph compares it with the caller's before anything is called.
///
/// The bit cast is sound: both types are a thick Swift function in a struct of one field. `@isolated(any)` only adds the
/// actor to the closure's context, where the function's own code reads it, and a synchronous function does not hop.
/// Inlinable, since otherwise a call would go through an unspecialised parameter pack, which is several times slower.
@inlinable
@inline(__always)
func unisolated<Result, each Parameter>(
    _ function: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Result
) -> UnisolatedFunction<Result, repeat each Parameter> {
    unsafeBitCast(
        IsolatedFunction<Result, repeat each Parameter>(function),
        to: UnisolatedFunction<Result, repeat each Parameter>.self
    )
}

/// Calls a factory.
///
/// A function of its own, since the compiler does not accept fixed and pack parameters together in a call of `call`.
@inlinable
@inline(__always)
func apply<Result, each Parameter>(
    _ function: borrowing UnisolatedFunction<Result, repeat each Parameter>,
    _ parameters: repeat each Parameter
) throws -> Result {
    try function.call(repeat each parameters)
}

/// An asynchronous factory without its isolation.
@usableFromInline
struct UnisolatedAsyncFunction<Result, each Parameter>: @unchecked Sendable {
    // Sendable because it is only ever made from a `@Sendable` function (see `unisolated`).
    let call: @concurrent (repeat each Parameter) async throws -> Result
}

/// The same function as it was declared.
struct IsolatedAsyncFunction<Result, each Parameter>: Sendable {
    let call: @isolated(any) @Sendable (repeat each Parameter) async throws -> Result
}

/// Removes the isolation from the type of an asynchronous function; the function itself keeps it.
///
/// The bit cast is sound for the same reason as with a synchronous function, and an asynchronous one hops to its own actor
/// when it is called, whatever its type says. What is lost is the compiler's check that the arguments may go there; the
/// linker refuses arguments that belong to another actor than the factory (see `AsynchronousRecipe`).
func unisolated<Result, each Parameter>(
    _ function: @escaping @isolated(any) @Sendable (repeat each Parameter) async throws -> Result
) -> UnisolatedAsyncFunction<Result, repeat each Parameter> {
    unsafeBitCast(
        IsolatedAsyncFunction<Result, repeat each Parameter>(call: function),
        to: UnisolatedAsyncFunction<Result, repeat each Parameter>.self
    )
}
