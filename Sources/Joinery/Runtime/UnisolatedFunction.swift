/// Removes the isolation from the type of a function, so that it can be called synchronously from any code.
///
/// This is the one place where `@isolated(any)` and `@MainActor` are removed from a function type. `plain` is the same type
/// without them. The callers are the overloads that `.ci/generate-declarations.swift` writes, and the conversions of
/// ``ServiceBinding`` and ``Adapter``; each names both types.
///
/// Calling the result is right only on the actor that the function belongs to. ``Producer/isolation`` carries that actor,
/// and each entry to the graph compares it with the caller's before anything is called.
///
/// The bit cast is sound: both types are a thick Swift function, two words. A global actor is nothing but a part of the
/// type. `@isolated(any)` only adds the actor to the closure's context, where the function's own code reads it, and a
/// synchronous function does not hop. Inlinable, so that an initializer is inlined into the recipe that calls it.
@inlinable
@inline(__always)
func unisolated<Isolated, Plain>(_ function: Isolated, as plain: Plain.Type) -> Plain {
    unsafeBitCast(function, to: plain)
}

/// An asynchronous factory without its isolation.
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
