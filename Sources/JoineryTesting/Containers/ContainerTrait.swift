#if canImport(Testing)
public import Joinery
public import Testing

/// Gives each test its own container, which `.container` makes and `.overriding` changes.
///
/// On a suite it applies to each test in the suite, at any depth. The blocks run again for each test and for each case of
/// a parameterised test, so tests share no objects. If the container does not link, the test fails and does not run.
public struct ContainerTrait: SuiteTrait, TestTrait, TestScoping {
    private let make: @Sendable () async throws -> Container
    private let location: TestLocation

    /// The trait of a suite applies to the tests in it.
    public var isRecursive: Bool { true }

    init(at location: TestLocation, _ make: @escaping @Sendable () async throws -> Container) {
        self.make = make
        self.location = location
    }

    /// Runs a test with its container.
    ///
    /// Swift Testing calls it.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of the test.
    ///   - function: The test's body.
    /// - Throws: The error of the body.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Mailbox.whileOpen(for: test) {
            let container: Container
            do {
                container = try await make().recording()
            } catch {
                fail("The container of this test cannot be created. \(error)", at: location)
                return
            }
            try await CurrentContainer.$value.withValue(container) { try await function() }
        }
    }
}

extension Trait where Self == ContainerTrait {
    /// Gives each test its own container.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests { … }
    /// ```
    ///
    /// The test gets it as ``Joinery/Container/current``. In code of the main actor the block is isolated to the main
    /// actor. The `@Suite` attribute of a `@MainActor` suite is not such code: write `{ @MainActor in … }` there if the
    /// block needs it.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - bindings: The declarations of the container.
    /// - Returns: The trait.
    public static func container(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @_inheritActorContext @BindingsBuilder _ bindings: @escaping @isolated(any) @Sendable () throws -> Bindings
    ) -> Self {
        ContainerTrait(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
            let bindings = try await bindings()
            return try Container { bindings }
        }
    }

    /// Gives each test its own container, with some bindings replaced.
    ///
    /// ```swift
    /// @Test(.container { AppAssembly() } overriding: {
    ///     Singleton((any UserService).self) { MockUserService() }
    /// })
    /// func listShowsUsers() throws { … }
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - bindings: The declarations of the container.
    ///   - overrides: The bindings that replace those with the same key. The test fails if there is none to replace.
    /// - Returns: The trait.
    public static func container(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @_inheritActorContext @BindingsBuilder _ bindings: @escaping @isolated(any) @Sendable () throws -> Bindings,
        @_inheritActorContext @BindingsBuilder overriding overrides:
            @escaping @isolated(any) @Sendable () throws -> Bindings
    ) -> Self {
        ContainerTrait(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
            let (bindings, overrides) = (try await bindings(), try await overrides())
            return try Container { bindings }.overriding { overrides }
        }
    }

    /// Gives each test its own container, which a function of the app makes.
    ///
    /// ```swift
    /// @Suite(.container(from: { try AppDelegate.makeContainer(for: .tests) }))
    /// struct ListTests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - make: Makes the container. It is called for each test.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: The trait.
    @_disfavoredOverload
    // A trailing closure matches this function too, since it drops the label. A block of several declarations tells the
    // compiler too little to choose by its result: without the attribute, `.container { A(); B() }` is ambiguous.
    public static func container(
        @_inheritActorContext from make: @escaping @isolated(any) @Sendable () throws -> Container,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        ContainerTrait(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
            try await make()
        }
    }

    /// Replaces bindings of the container that the test gets from its suite.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests {
    ///     @Test(.overriding { Singleton((any UserService).self) { MockUserService() } })
    ///     func listShowsUsers() throws { … }
    /// }
    /// ```
    ///
    /// A mock that does not conform to the service does not compile. The test fails if there is no binding to replace.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the calling file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - overrides: The bindings that replace those with the same key.
    /// - Returns: The trait.
    public static func overriding(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @_inheritActorContext @BindingsBuilder _ overrides: @escaping @isolated(any) @Sendable () throws -> Bindings
    ) -> Self {
        ContainerTrait(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
            let overrides = try await overrides()
            return try Container.current.overriding { overrides }
        }
    }
}
#endif
