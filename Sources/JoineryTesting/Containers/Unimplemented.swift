public import Joinery

/// Stands for a service that a test does not expect to be used: asking for it fails the test, with the path that led
/// there.
///
/// ```swift
/// @Test(.overriding {
///     Singleton((any UserService).self) { MockUserService() }
///     Unimplemented((any Analytics).self)
/// })
/// func listShowsUsers() throws { … }
/// ```
///
/// It may take the place of a binding of any scope. What asks for it gets ``UnimplementedService``, so nothing is made
/// with it; the test fails even if the code under test swallows that error. In a container that does not record
/// (``Joinery/Container/recording()``) the path is a way that the graph has to the service; in one that does, it is the
/// way that was gone.
public struct Unimplemented<Service>: ServiceBinding {
    /// What has been declared so far.
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }

    /// Declares that a service is not to be used.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    public init(
        _ service: Service.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            Transient(service) { () throws -> Service in throw UnimplementedService(Service.self) },
            location
        )
    }

    init(_ binding: Transient<Service>, _ location: TestLocation) {
        self.binding = binding.binding
            .declared(at: "\(location.fileID)", Int(location.line))
            .observed(by: Alarm(at: location))
    }
}

/// What is thrown in place of making an ``Unimplemented`` service.
public struct UnimplementedService: Error, CustomStringConvertible {
    /// The service, as it is written in the source.
    public let service: String

    init(_ service: Any.Type) {
        self.service = typeName(service)
    }

    /// What happened.
    public var description: String { "\(service) is Unimplemented in this test." }
}
