extension ArgumentRecipe {
    /// One argument, then the dependencies.
    @inlinable
    @inline(__always)
    convenience init<each Dependency>(
        assembling factory: UnisolatedFunction<Service, Argument, repeat each Dependency>
    ) {
        self.init(
            qualifier: Argument.self,
            arguments: [Argument.self],
            accept: acceptOne,
            make: { edges, frame, argument in
                var index = 0
                do {
                    return try apply(factory, argument, repeat try edges.next((each Dependency).self, &index, frame))
                } catch {
                    throw edges.failure(error)
                }
            }
        )
    }

    /// Two arguments, then the dependencies.
    @inlinable
    @inline(__always)
    convenience init<First, Second, each Dependency>(
        assembling factory: UnisolatedFunction<Service, First, Second, repeat each Dependency>
    ) where Argument == (First, Second) {
        self.init(
            qualifier: TwoArguments<First, Second>.self,
            arguments: [First.self, Second.self],
            accept: acceptTwo,
            make: { edges, frame, argument in
                var index = 0
                do {
                    return try apply(
                        factory,
                        argument.0,
                        argument.1,
                        repeat try edges.next((each Dependency).self, &index, frame)
                    )
                } catch {
                    throw edges.failure(error)
                }
            }
        )
    }

    /// Three arguments, then the dependencies.
    @inlinable
    @inline(__always)
    convenience init<First, Second, Third, each Dependency>(
        assembling factory: UnisolatedFunction<Service, First, Second, Third, repeat each Dependency>
    ) where Argument == (First, Second, Third) {
        self.init(
            qualifier: ThreeArguments<First, Second, Third>.self,
            arguments: [First.self, Second.self, Third.self],
            accept: acceptThree,
            make: { edges, frame, argument in
                var index = 0
                do {
                    return try apply(
                        factory,
                        argument.0,
                        argument.1,
                        argument.2,
                        repeat try edges.next((each Dependency).self, &index, frame)
                    )
                } catch {
                    throw edges.failure(error)
                }
            }
        )
    }
}
