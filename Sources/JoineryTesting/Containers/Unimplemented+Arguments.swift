import Joinery

extension Unimplemented {
    /// Declares that the test does not use a service with a runtime argument.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - argument: The type of the argument.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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

    /// Declares that the test does not use a service with two runtime arguments.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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

    /// Declares that the test does not use a service with three runtime arguments.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - first: The type of the first argument.
    ///   - second: The type of the second argument.
    ///   - third: The type of the third argument.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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
