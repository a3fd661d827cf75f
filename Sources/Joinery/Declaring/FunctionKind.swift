/// Tells the overloads for functions of no actor from those for functions of the main actor; there is nothing to do with it.
///
/// A function of no actor could be passed as either; a parameter of this type, which has a default, makes the compiler try
/// both and take the one that loses nothing. Frozen, since it has nothing in it and never will.
@frozen
public struct NonisolatedFunction: Sendable {
    /// Makes the value; there is only one.
    @inlinable
    public init() {}

    /// The same for a function without parameters.
    ///
    /// It is generic as the other overloads are. Otherwise the compiler would prefer `init()` in silence where a type has
    /// other initializers too, in place of saying that `X.init` is ambiguous.
    @frozen
    public struct WithoutParameters<Nothing>: Sendable {
        /// Makes the value; there is only one.
        @inlinable
        public init() {}
    }
}

/// Tells the overloads for functions of the main actor from the others; there is nothing to do with it.
@frozen
public struct MainActorFunction: Sendable {
    /// Makes the value; there is only one.
    @inlinable
    public init() {}

    /// The same for a function without parameters.
    @frozen
    public struct WithoutParameters<Nothing>: Sendable {
        /// Makes the value; there is only one.
        @inlinable
        public init() {}
    }
}
