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
    public var draft: BindingDraft<Service>

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
            Transient(
                service,
                { () throws -> Service in throw UnimplementedService(Service.self) },
                fileID: "\(fileID)",
                line: Int(line)
            ),
            location
        )
    }

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
            Transient(
                service,
                taking: argument,
                { (_: Argument) throws -> Service in throw UnimplementedService(Service.self) },
                fileID: "\(fileID)",
                line: Int(line)
            ),
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
            Transient(
                service,
                taking: first,
                second,
                { (_: First, _: Second) throws -> Service in throw UnimplementedService(Service.self) },
                fileID: "\(fileID)",
                line: Int(line)
            ),
            location
        )
    }

    private init(_ binding: Transient<Service>, _ location: TestLocation) {
        draft = binding.draft.observed(by: Alarm(at: location))
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

/// Fails the test as soon as an unimplemented service is asked for.
private final class Alarm: ConstructionObserver {
    private let location: TestLocation
    /// For threads and detached tasks, which do not know their test.
    private let reporter = FailureReporter.ofThisTest

    init(at location: TestLocation) {
        self.location = location
    }

    func observe<Service>(
        _ binding: ObservedBinding,
        _ site: ConstructionSite,
        _ make: () throws -> Service
    ) throws -> Service {
        fail(text(for: site), at: location, reporter)
        return try make()
    }

    func observe(_ binding: ObservedBinding, _ site: ConstructionSite, start: () async throws -> Void) async throws {
        fatalError("An unimplemented service is a Transient, which is not started.")
    }

    private func text(for site: ConstructionSite) -> String {
        let gone = DependencyPath(Recorder.path)
        let possible = site.wayDown
        var lines = ["\(site.step.key) is Unimplemented in this test, and was asked for."]
        if !gone.steps.isEmpty { lines += ["  path:", gone.details] }
        // After one step who asked is not known: a Lazy, Provider or Builder, or the test itself.
        if gone.steps.count < 2, possible.steps.count > gone.steps.count {
            lines += ["  a way there:", possible.details]
        }
        return lines.joined(separator: "\n")
    }
}
