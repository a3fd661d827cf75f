#if canImport(Testing)
public import Joinery
public import Testing

/// Gives each test a container of its own: made by `.container`, changed by `.overriding`.
///
/// On a suite it is for each test in it, at any depth. The blocks run again for each test and for each case of a
/// parameterised test, so nothing made in them is shared. What is wrong with the graph fails the test in its place: the
/// test does not run.
public struct ContainerTrait: SuiteTrait, TestTrait, TestScoping {
    private let make: @Sendable () async throws -> Container
    private let location: TestLocation

    /// Traits of a suite are for the tests in it.
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
    /// - Throws: What the body throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let container: Container
        do {
            container = try await make().recording()
        } catch {
            fail("The container of this test cannot be made. \(error)", at: location)
            return
        }
        try await CurrentContainer.$value.withValue(container) { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// Gives each test a container of its own.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests { … }
    /// ```
    ///
    /// The test finds it as ``Joinery/Container/current``. The block belongs to the main actor where it is written in code
    /// of the main actor; a suite's own attribute is not inside of the suite, so write `{ @MainActor in … }` in that of a
    /// `@MainActor` suite if the block needs it.
    ///
    /// - Parameters:
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    ///   - bindings: What the container is made of.
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

    /// Gives each test a container of its own, with some bindings replaced.
    ///
    /// ```swift
    /// @Test(.container { AppAssembly() } overriding: {
    ///     Singleton((any UserService).self) { MockUserService() }
    /// })
    /// func listShowsUsers() throws { … }
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    ///   - bindings: What the container is made of.
    ///   - overrides: What takes the place of bindings with the same key; replacing what is not there fails the test.
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

    /// Gives each test a container that a function of the app makes.
    ///
    /// ```swift
    /// @Suite(.container(from: { try AppDelegate.makeContainer(for: .tests) }))
    /// struct ListTests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - make: Makes the container, anew for each test.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
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

    /// Replaces bindings of the container that the test has from its suite.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests {
    ///     @Test(.overriding { Singleton((any UserService).self) { MockUserService() } })
    ///     func listShowsUsers() throws { … }
    /// }
    /// ```
    ///
    /// A mock that does not conform does not compile, since a binding gives its service's type. Replacing what is not
    /// there fails the test.
    ///
    /// - Parameters:
    ///   - fileID: Where this was written; leave it to its default.
    ///   - filePath: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    ///   - column: Where this was written; leave it to its default.
    ///   - overrides: What takes the place of bindings with the same key.
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
