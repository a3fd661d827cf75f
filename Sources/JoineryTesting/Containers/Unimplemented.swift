public import Joinery

/// Replaces a service that the test does not use.
///
/// A request for the service fails the test and reports its path.
///
/// ```swift
/// @Test(.overriding {
///     Singleton((any UserService).self) { MockUserService() }
///     Unimplemented((any Analytics).self)
/// })
/// func listShowsUsers() throws { … }
/// ```
///
/// It can replace a binding of any scope. The request throws ``UnimplementedService``, and the test fails even if the
/// code under test ignores that error. In a recording container (``Joinery/Container/recording()``) the reported path is
/// the actual one; in another container it is a possible path in the graph.
public struct Unimplemented<Service>: ServiceBinding {
    /// What has been declared so far.
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }

    /// Declares that the test does not use a service.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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

/// The error that a request for an ``Unimplemented`` service throws.
public struct UnimplementedService: Error, CustomStringConvertible {
    /// The service, as in the source.
    public let service: String

    init(_ service: Any.Type) {
        self.service = typeName(service)
    }

    /// What happened.
    public var description: String { "\(service) is Unimplemented in this test." }
}
