import Joinery

extension Unimplemented {
    /// Declares that a service with a runtime argument is not to be used.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - argument: The type of the argument.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    public init<Argument>(
        _ service: Service.Type,
        taking argument: Argument.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            Transient(service, taking: argument) { (_: Argument) throws -> Service in
                throw UnimplementedService(Service.self)
            },
            location
        )
    }

    /// Declares that a service with two runtime arguments is not to be used.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    public init<First, Second>(
        _ service: Service.Type,
        taking first: First.Type,
        _ second: Second.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            Transient(service, taking: first, second) { (_: First, _: Second) throws -> Service in
                throw UnimplementedService(Service.self)
            },
            location
        )
    }

    /// Declares that a service with three runtime arguments is not to be used.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - third: The type of the third argument.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    public init<First, Second, Third>(
        _ service: Service.Type,
        taking first: First.Type,
        _ second: Second.Type,
        _ third: Third.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            Transient(service, taking: first, second, third) { (_: First, _: Second, _: Third) throws -> Service in
                throw UnimplementedService(Service.self)
            },
            location
        )
    }
}
