// Written by .ci/generate-declarations.swift: change that script and run it, not this file.
//
// One overload for each number of parameters, and no parameter pack. Functions of a fixed number of parameters are
// inlined into the recipes that call them; a pack stays a loop at run time. The compiler also refuses `sending` and
// `inout` parameters in them, which it lets pass in a pack, and accepts initializers that it cannot compile in a pack.
// docs/decisions.md has the measurements.
//
// Of each group one overload is shown in the documentation: that for two parameters, or that without dependencies.
//
// swift-format-ignore-file

// MARK: Recipes

@usableFromInline
func parameterTypes() -> [Any.Type] {
    []
}

@usableFromInline
func parameterTypes<A>(_: A.Type) -> [Any.Type] {
    [A.self]
}

@usableFromInline
func parameterTypes<A, B>(_: A.Type, _: B.Type) -> [Any.Type] {
    [A.self, B.self]
}

@usableFromInline
func parameterTypes<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> [Any.Type] {
    [A.self, B.self, C.self]
}

@usableFromInline
func parameterTypes<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> [Any.Type] {
    [A.self, B.self, C.self, D.self]
}

@usableFromInline
func parameterTypes<A, B, C, D, E>(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type) -> [Any.Type] {
    [A.self, B.self, C.self, D.self, E.self]
}

@usableFromInline
func parameterTypes<A, B, C, D, E, F>(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type) -> [Any.Type] {
    [A.self, B.self, C.self, D.self, E.self, F.self]
}

@usableFromInline
func parameterTypes<A, B, C, D, E, F, G>(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type, _: G.Type) -> [Any.Type] {
    [A.self, B.self, C.self, D.self, E.self, F.self, G.self]
}

@usableFromInline
func parameterTypes<A, B, C, D, E, F, G, H>(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type, _: G.Type, _: H.Type) -> [Any.Type] {
    [A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self]
}

@inlinable
@inline(__always)
func assemble<Service>(
    _ make: @escaping @Sendable () throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, _ in
        do {
            return try make()
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A>(
    _ make: @escaping @Sendable (A) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B>(
    _ make: @escaping @Sendable (A, B) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C>(
    _ make: @escaping @Sendable (A, B, C) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C, D>(
    _ make: @escaping @Sendable (A, B, C, D) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C, D, E>(
    _ make: @escaping @Sendable (A, B, C, D, E) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C, D, E, F>(
    _ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C, D, E, F, G>(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame), edges.dependency(6, G.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, A, B, C, D, E, F, G, H>(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service
) -> @Sendable (Edges, FramePointer?) throws -> Service {
    { edges, frame in
        do {
            return try make(edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame), edges.dependency(6, G.self, frame), edges.dependency(7, H.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument>(
    _ make: @escaping @Sendable (Argument) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, _, argument in
        do {
            return try make(argument)
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A>(
    _ make: @escaping @Sendable (Argument, A) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B>(
    _ make: @escaping @Sendable (Argument, A, B) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B, C>(
    _ make: @escaping @Sendable (Argument, A, B, C) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B, C, D>(
    _ make: @escaping @Sendable (Argument, A, B, C, D) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B, C, D, E>(
    _ make: @escaping @Sendable (Argument, A, B, C, D, E) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B, C, D, E, F>(
    _ make: @escaping @Sendable (Argument, A, B, C, D, E, F) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, Argument, A, B, C, D, E, F, G>(
    _ make: @escaping @Sendable (Argument, A, B, C, D, E, F, G) throws -> Service
) -> @Sendable (Edges, FramePointer?, Argument) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame), edges.dependency(6, G.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second>(
    _ make: @escaping @Sendable (First, Second) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, _, argument in
        do {
            return try make(argument.0, argument.1)
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A>(
    _ make: @escaping @Sendable (First, Second, A) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A, B>(
    _ make: @escaping @Sendable (First, Second, A, B) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A, B, C>(
    _ make: @escaping @Sendable (First, Second, A, B, C) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A, B, C, D>(
    _ make: @escaping @Sendable (First, Second, A, B, C, D) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A, B, C, D, E>(
    _ make: @escaping @Sendable (First, Second, A, B, C, D, E) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, A, B, C, D, E, F>(
    _ make: @escaping @Sendable (First, Second, A, B, C, D, E, F) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame), edges.dependency(5, F.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third>(
    _ make: @escaping @Sendable (First, Second, Third) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, _, argument in
        do {
            return try make(argument.0, argument.1, argument.2)
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third, A>(
    _ make: @escaping @Sendable (First, Second, Third, A) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, argument.2, edges.dependency(0, A.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third, A, B>(
    _ make: @escaping @Sendable (First, Second, Third, A, B) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, argument.2, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third, A, B, C>(
    _ make: @escaping @Sendable (First, Second, Third, A, B, C) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, argument.2, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third, A, B, C, D>(
    _ make: @escaping @Sendable (First, Second, Third, A, B, C, D) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, argument.2, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

@inlinable
@inline(__always)
func assemble<Service, First, Second, Third, A, B, C, D, E>(
    _ make: @escaping @Sendable (First, Second, Third, A, B, C, D, E) throws -> Service
) -> @Sendable (Edges, FramePointer?, (First, Second, Third)) throws -> Service {
    { edges, frame, argument in
        do {
            return try make(argument.0, argument.1, argument.2, edges.dependency(0, A.self, frame), edges.dependency(1, B.self, frame), edges.dependency(2, C.self, frame), edges.dependency(3, D.self, frame), edges.dependency(4, E.self, frame))
        } catch {
            throw edges.failure(error)
        }
    }
}

// MARK: Singleton

extension Singleton {
    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @MainActor @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation))
    }

    /// Declares a singleton that any code may use, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<A, B>(_ make: @escaping @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared))
    }

    /// Declares a singleton that any code may use, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.singleton, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self), isolation: make.isolation)
    }

    /// Declares a singleton that is made asynchronously, by ``Container/start(progress:)``.
    ///
    /// ```swift
    /// Singleton((any Database).self) { (paths: any Paths) async throws in
    ///     try await SQLDatabase.open(paths.database)
    /// }
    /// ```
    ///
    /// Once the container is started it is resolved like any other singleton. Before that, resolving it throws
    /// ``ResolutionError/notStarted(service:path:)``. If one of the parameters has to be made on an actor, this
    /// closure has to belong to that actor too.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    @_disfavoredOverload
    public init<A, B>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<A, B, C, D, E, F, G, H>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) async throws -> Service) where Service: Sendable {
        self.init(starting: AsynchronousRecipe(unisolated(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, Nothing>(_ make: @escaping @Sendable () throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) {
        self.init(actor, assemble(make), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A>(_ make: @escaping @Sendable (A) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A>(_ make: @escaping @MainActor @Sendable (A) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation)
    }

    /// Declares a singleton that lives on a global actor and need not be `Sendable`, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - actor: The global actor it belongs to.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<Isolation: GlobalActor, A, B>(_ make: @escaping @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    /// Declares a singleton that lives on a global actor and need not be `Sendable`, by a closure.
    ///
    /// It is made there, and only code on that actor can resolve it.
    ///
    /// ```swift
    /// Singleton(ImageCache.self, on: MainActor.self) { @MainActor in ImageCache(limit: 100) }
    /// ```
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - actor: The global actor it belongs to.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<Isolation: GlobalActor, A, B>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(actor, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, on actor: Isolation.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Isolation: GlobalActor, A, B, C, D, E, F, G, H>(_ service: Service.Type, on actor: Isolation.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Service) {
        self.init(actor, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation)
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "an asynchronous initializer needs a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: Singleton(X.self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Service, as service: Service.Type = Service.self) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Service.Type, _ object: Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: Singleton(X.init, as: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Service.Type, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ service: Service.Type, taking argument: Argument.Type, _ others: Any.Type..., making make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, _ others: Any.Type...) { fatalError("Never called.") }
}

// MARK: PerModule

extension PerModule {
    @_documentation(visibility: internal)
    @inlinable
    public init<Nothing>(_ make: @escaping @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A>(_ make: @escaping @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A>(_ make: @escaping @MainActor @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation))
    }

    /// Declares an object of which each module has one, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    @inlinable
    public init<A, B>(_ make: @escaping @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared))
    }

    /// Declares an object of which each module has one, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Service) {
        self.init(binding: DeclaredBinding(.perModule, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation))
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: PerModule(X.self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Service, as service: Service.Type = Service.self) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Service.Type, _ object: Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: PerModule(X.init, as: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Service.Type, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ service: Service.Type, taking argument: Argument.Type, _ others: Any.Type..., making make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, _ others: Any.Type...) { fatalError("Never called.") }
}

// MARK: Transient

extension Transient {
    @_documentation(visibility: internal)
    @inlinable
    public init<Nothing>(_ make: @escaping @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A>(_ make: @escaping @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A>(_ make: @escaping @MainActor @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation))
    }

    /// Declares an object that is made anew each time, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    @inlinable
    public init<A, B>(_ make: @escaping @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared))
    }

    /// Declares an object that is made anew each time, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Service) {
        self.init(binding: DeclaredBinding(.transient, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument>(_ make: @escaping @Sendable (Argument) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument>(_ make: @escaping @MainActor @Sendable (Argument) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument) throws -> Service).self))), parameterTypes(), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument) throws -> Service).self))), parameterTypes(), isolation: make.isolation)
    }

    /// Declares an object that is made from a runtime argument, before its dependencies, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - argument: The type of the argument.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    @inlinable
    public init<Argument, A>(_ make: @escaping @Sendable (Argument, A) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A>(_ make: @escaping @MainActor @Sendable (Argument, A) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A) throws -> Service).self))), parameterTypes(A.self), isolation: MainActor.shared)
    }

    /// Declares an object that is made from a runtime argument, before its dependencies, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - argument: The type of the argument.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<Argument, A>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A) throws -> Service).self))), parameterTypes(A.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B>(_ make: @escaping @Sendable (Argument, A, B) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B>(_ make: @escaping @MainActor @Sendable (Argument, A, B) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C>(_ make: @escaping @Sendable (Argument, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C>(_ make: @escaping @MainActor @Sendable (Argument, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B, C>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B, C) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D>(_ make: @escaping @Sendable (Argument, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D>(_ make: @escaping @MainActor @Sendable (Argument, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B, C, D>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B, C, D) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E>(_ make: @escaping @Sendable (Argument, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (Argument, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B, C, D, E>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B, C, D, E) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E, F>(_ make: @escaping @Sendable (Argument, A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (Argument, A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E, F) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B, C, D, E, F>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B, C, D, E, F) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E, F) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E, F, G>(_ make: @escaping @Sendable (Argument, A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<Argument, A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (Argument, A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E, F, G) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Argument, A, B, C, D, E, F, G>(_ service: Service.Type, taking argument: Argument.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (Argument, A, B, C, D, E, F, G) throws -> Service) {
        self.init(ArgumentRecipe<Argument, Service>(one: assemble(unisolated(make, as: (@Sendable (Argument, A, B, C, D, E, F, G) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    /// Declares an object that is made from two runtime arguments, before its dependencies, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    @inlinable
    public init<First, Second>(_ make: @escaping @Sendable (First, Second) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second>(_ make: @escaping @MainActor @Sendable (First, Second) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second) throws -> Service).self))), parameterTypes(), isolation: MainActor.shared)
    }

    /// Declares an object that is made from two runtime arguments, before its dependencies, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<First, Second>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second) throws -> Service).self))), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A>(_ make: @escaping @Sendable (First, Second, A) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A>(_ make: @escaping @MainActor @Sendable (First, Second, A) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A) throws -> Service).self))), parameterTypes(A.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A) throws -> Service).self))), parameterTypes(A.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B>(_ make: @escaping @Sendable (First, Second, A, B) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B>(_ make: @escaping @MainActor @Sendable (First, Second, A, B) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A, B>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A, B) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C>(_ make: @escaping @Sendable (First, Second, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C>(_ make: @escaping @MainActor @Sendable (First, Second, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A, B, C>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A, B, C) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D>(_ make: @escaping @Sendable (First, Second, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D>(_ make: @escaping @MainActor @Sendable (First, Second, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A, B, C, D>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A, B, C, D) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D, E>(_ make: @escaping @Sendable (First, Second, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (First, Second, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A, B, C, D, E>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A, B, C, D, E) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D, E, F>(_ make: @escaping @Sendable (First, Second, A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (First, Second, A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D, E, F) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, A, B, C, D, E, F>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, A, B, C, D, E, F) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second), Service>(two: assemble(unisolated(make, as: (@Sendable (First, Second, A, B, C, D, E, F) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    /// Declares an object that is made from three runtime arguments, before its dependencies, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - third: The type of the third argument.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    @inlinable
    public init<First, Second, Third>(_ make: @escaping @Sendable (First, Second, Third) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third>(_ make: @escaping @MainActor @Sendable (First, Second, Third) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third) throws -> Service).self))), parameterTypes(), isolation: MainActor.shared)
    }

    /// Declares an object that is made from three runtime arguments, before its dependencies, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - third: The type of the third argument.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<First, Second, Third>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third) throws -> Service).self))), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A>(_ make: @escaping @Sendable (First, Second, Third, A) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A>(_ make: @escaping @MainActor @Sendable (First, Second, Third, A) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A) throws -> Service).self))), parameterTypes(A.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, Third, A>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third, A) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A) throws -> Service).self))), parameterTypes(A.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B>(_ make: @escaping @Sendable (First, Second, Third, A, B) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B>(_ make: @escaping @MainActor @Sendable (First, Second, Third, A, B) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, Third, A, B>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third, A, B) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B) throws -> Service).self))), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C>(_ make: @escaping @Sendable (First, Second, Third, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C>(_ make: @escaping @MainActor @Sendable (First, Second, Third, A, B, C) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, Third, A, B, C>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third, A, B, C) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C) throws -> Service).self))), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C, D>(_ make: @escaping @Sendable (First, Second, Third, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C, D>(_ make: @escaping @MainActor @Sendable (First, Second, Third, A, B, C, D) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, Third, A, B, C, D>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third, A, B, C, D) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C, D) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C, D, E>(_ make: @escaping @Sendable (First, Second, Third, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(make)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    @inlinable
    public init<First, Second, Third, A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (First, Second, Third, A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<First, Second, Third, A, B, C, D, E>(_ service: Service.Type, taking first: First.Type, _ second: Second.Type, _ third: Third.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (First, Second, Third, A, B, C, D, E) throws -> Service) {
        self.init(ArgumentRecipe<(First, Second, Third), Service>(three: assemble(unisolated(make, as: (@Sendable (First, Second, Third, A, B, C, D, E) throws -> Service).self))), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: Transient(X.self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Service, as service: Service.Type = Service.self) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Service.Type, _ object: Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: Transient(X.init, as: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Service.Type, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, Argument, each Parameter>(_ make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Made, as service: Service.Type, taking argument: Argument.Type, _ others: Any.Type...) { fatalError("Never called.") }
}

// MARK: Weak

extension Weak {
    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable () throws -> Service).self)), parameterTypes(), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @MainActor @Sendable (A) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation))
    }

    /// Declares a service that is shared while an object retains it, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type it is asked for by; the type that is made, if left out.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<A, B>(_ make: @escaping @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared))
    }

    /// Declares a service that is shared while an object retains it, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: NonisolatedFunction = NonisolatedFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Service, as service: Service.Type = Service.self, isolated: MainActorFunction = MainActorFunction()) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared))
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Service) where Service: Sendable {
        self.init(binding: DeclaredBinding(.weak, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation))
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `as:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, as service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: Weak(X.self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Service, as service: Service.Type = Service.self) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Service.Type, _ object: Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: Weak(X.init, as: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Service.Type, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ service: Service.Type, taking argument: Argument.Type, _ others: Any.Type..., making make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "this takes no runtime arguments; what takes some is declared as Transient")
    @_disfavoredOverload
    public init<Argument, each Parameter>(_ make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service, as service: Service.Type = Service.self, taking argument: Argument.Type, _ others: Any.Type...) { fatalError("Never called.") }
}

// MARK: Contribution

extension Contribution {
    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, Nothing>(_ make: @escaping @Sendable () throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) {
        self.init(key, assemble(make), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable () throws -> Element).self)), parameterTypes(), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable () throws -> Element).self)), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A>(_ make: @escaping @Sendable (A) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A>(_ make: @escaping @MainActor @Sendable (A) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A) throws -> Element).self)), parameterTypes(A.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A) throws -> Element).self)), parameterTypes(A.self), isolation: make.isolation)
    }

    /// Declares a part of a collection, by an initializer or a function.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type of the collection's elements.
    ///   - key: Where in a keyed collection, `[Key: Element]`; left out for a part of `[Element]`.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<Key: Hashable & Sendable, A, B>(_ make: @escaping @Sendable (A, B) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Element).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    /// Declares a part of a collection, by a closure.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type of the collection's elements.
    ///   - key: Where in a keyed collection, `[Key: Element]`; left out for a part of `[Element]`.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<Key: Hashable & Sendable, A, B>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B) throws -> Element).self)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Element).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Element).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(key, assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Element, to service: Element.Type, key: Key = WithoutKey(), isolated: MainActorFunction = MainActorFunction()) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<Key: Hashable & Sendable, A, B, C, D, E, F, G, H>(_ service: Element.Type, key: Key = WithoutKey(), @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Element) {
        self.init(key, assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Element).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation)
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `to:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, to service: Element.Type, key: (any Hashable)? = nil) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, to service: Element.Type, key: (any Hashable)? = nil) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: Contribution((any P).self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Element, to service: Element.Type, key: (any Hashable)? = nil) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Element.Type, key: (any Hashable)? = nil, _ object: Element) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: Contribution(X.init, to: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Element.Type, key: (any Hashable)? = nil, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Element) { fatalError("Never called.") }
}

// MARK: Decorator

extension Decorator {
    @_documentation(visibility: internal)
    public init(_ make: @escaping @Sendable (Service) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init(_ make: @escaping @MainActor @Sendable (Service) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service) throws -> Service).self)), parameterTypes(), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service) throws -> Service).self)), parameterTypes(), isolation: make.isolation)
    }

    /// Declares a decorator, by an initializer or a function that takes the decorated service first.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - service: The type to decorate.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<A>(_ make: @escaping @Sendable (Service, A) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @MainActor @Sendable (Service, A) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A) throws -> Service).self)), parameterTypes(A.self), isolation: MainActor.shared)
    }

    /// Declares a decorator, by a closure that takes the decorated service first.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The type to decorate.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A) throws -> Service).self)), parameterTypes(A.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ make: @escaping @Sendable (Service, A, B) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ make: @escaping @MainActor @Sendable (Service, A, B) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B) throws -> Service).self)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @Sendable (Service, A, B, C) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (Service, A, B, C) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B, C) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C) throws -> Service).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @Sendable (Service, A, B, C, D) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (Service, A, B, C, D) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B, C, D) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (Service, A, B, C, D, E) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (Service, A, B, C, D, E) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B, C, D, E) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (Service, A, B, C, D, E, F) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (Service, A, B, C, D, E, F) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B, C, D, E, F) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E, F) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (Service, A, B, C, D, E, F, G) throws -> Service, of service: Service.Type, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (Service, A, B, C, D, E, F, G) throws -> Service, of service: Service.Type, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Service.Type, @_inheritActorContext wrapping make: @escaping @isolated(any) @Sendable (Service, A, B, C, D, E, F, G) throws -> Service) {
        self.init(assemble(unisolated(make, as: (@Sendable (Service, A, B, C, D, E, F, G) throws -> Service).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "what this makes cannot be used as the type given with `of:`; does it conform? A failable initializer, and one with variadic or inout parameters, needs a closure")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Made, of service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }")
    @_disfavoredOverload
    public init<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, of service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer, X.init, or write a closure: Decorator((any P).self) { … }. A closure is needed for an object that exists and for a function that is asynchronous or has variadic or inout parameters")
    @_disfavoredOverload
    public init(_ object: Service, of service: Service.Type) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }")
    @_disfavoredOverload
    public init(_ service: Service.Type, _ object: Service) { fatalError("Never called.") }

    /// Not available: it says what is wrong.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a function comes first: Decorator(X.init, of: (any P).self); inout parameters cannot be injected")
    @_disfavoredOverload
    public init<each Parameter>(_ service: Service.Type, _ make: @escaping @isolated(any) @Sendable (repeat each Parameter) throws -> Service) { fatalError("Never called.") }
}

// MARK: Child

extension Child {
    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @Sendable () throws -> Input, isolated: NonisolatedFunction.WithoutParameters<Nothing> = NonisolatedFunction.WithoutParameters<Never>()) {
        self.init(assemble(make), parameterTypes(), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<Nothing>(_ make: @escaping @MainActor @Sendable () throws -> Input, isolated: MainActorFunction.WithoutParameters<Nothing> = MainActorFunction.WithoutParameters<Never>()) {
        self.init(assemble(unisolated(make, as: (@Sendable () throws -> Input).self)), parameterTypes(), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable () throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable () throws -> Input).self)), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @Sendable (A) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A>(_ make: @escaping @MainActor @Sendable (A) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A) throws -> Input).self)), parameterTypes(A.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A) throws -> Input).self)), parameterTypes(A.self), isolation: make.isolation)
    }

    /// Embeds the module that accepts what an initializer or a function makes.
    ///
    /// There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: An initializer or a function. Its parameters are resolved by type; it may throw.
    ///   - isolated: Tells the overloads apart; leave it to its default.
    public init<A, B>(_ make: @escaping @Sendable (A, B) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B>(_ make: @escaping @MainActor @Sendable (A, B) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B) throws -> Input).self)), parameterTypes(A.self, B.self), isolation: MainActor.shared)
    }

    /// Embeds the module that accepts what a closure makes.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - service: The input type of the module to embed.
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B) throws -> Input).self)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @Sendable (A, B, C) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ make: @escaping @MainActor @Sendable (A, B, C) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Input).self)), parameterTypes(A.self, B.self, C.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Input).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ make: @escaping @MainActor @Sendable (A, B, C, D) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Input, isolated: NonisolatedFunction = NonisolatedFunction()) {
        self.init(assemble(make), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: nil)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ make: @escaping @MainActor @Sendable (A, B, C, D, E, F, G, H) throws -> Input, isolated: MainActorFunction = MainActorFunction()) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: MainActor.shared)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(_ service: Input.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Input) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Input).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation)
    }
}

// MARK: Wiring

extension Wiring {
    @_documentation(visibility: internal)
    public init(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable () throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable () throws -> Void).self)), parameterTypes(), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A) throws -> Void).self)), parameterTypes(A.self), isolation: make.isolation)
    }

    /// Declares a wiring.
    ///
    /// There is one initializer for each number of parameters, from none to eight; one of
    /// them is shown.
    ///
    /// - Parameters:
    ///   - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and
    ///     may throw.
    public init<A, B>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B) throws -> Void).self)), parameterTypes(A.self, B.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C) throws -> Void).self)), parameterTypes(A.self, B.self, C.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C, D) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D) throws -> Void).self)), parameterTypes(A.self, B.self, C.self, D.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E) throws -> Void).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F) throws -> Void).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G) throws -> Void).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self), isolation: make.isolation)
    }

    @_documentation(visibility: internal)
    public init<A, B, C, D, E, F, G, H>(@_inheritActorContext connecting make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F, G, H) throws -> Void) {
        self.init(assemble(unisolated(make, as: (@Sendable (A, B, C, D, E, F, G, H) throws -> Void).self)), parameterTypes(A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self), isolation: make.isolation)
    }
}
