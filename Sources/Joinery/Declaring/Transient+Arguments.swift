extension Transient {
    /// Declares a factory that takes one runtime argument, before its dependencies.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by.
    ///   - argument: The type of the argument.
    ///   - make: Makes the object from the argument and the dependencies.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    @inlinable
    public init<Argument, each Dependency>(
        _ service: Service.Type,
        taking argument: Argument.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (Argument, repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let make = (unisolated(make), make.isolation)
        self.init(
            BindingRecord(
                recipe: ArgumentRecipe<Argument, Service>(assembling: make.0),
                scope: .transient,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.1
            )
        )
    }

    /// Declares a factory that takes two runtime arguments, before its dependencies.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - make: Makes the object from the arguments and the dependencies.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    @inlinable
    public init<First, Second, each Dependency>(
        _ service: Service.Type,
        taking first: First.Type,
        _ second: Second.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (First, Second, repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let make = (unisolated(make), make.isolation)
        self.init(
            BindingRecord(
                recipe: ArgumentRecipe<(First, Second), Service>(assembling: make.0),
                scope: .transient,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.1
            )
        )
    }

    /// Declares a factory that takes three runtime arguments, before its dependencies.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - third: The type of the third argument.
    ///   - make: Makes the object from the arguments and the dependencies.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    @inlinable
    public init<First, Second, Third, each Dependency>(
        _ service: Service.Type,
        taking first: First.Type,
        _ second: Second.Type,
        _ third: Third.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (First, Second, Third, repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let make = (unisolated(make), make.isolation)
        self.init(
            BindingRecord(
                recipe: ArgumentRecipe<(First, Second, Third), Service>(assembling: make.0),
                scope: .transient,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.1
            )
        )
    }
}
