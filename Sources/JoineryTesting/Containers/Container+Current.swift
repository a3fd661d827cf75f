public import Joinery

extension Container {
    /// The container of the current test, made for it by the trait `.container`.
    ///
    /// ```swift
    /// @Suite(.container { AppAssembly() })
    /// struct ListTests {
    ///     @Test func `the list shows the users`() throws {
    ///         let view = try Container.current.build(ListInput())
    ///     }
    /// }
    /// ```
    ///
    /// It belongs to the task of the test: each test, and each case of a parameterised test, has one of its own, also
    /// where they run at the same time.
    ///
    /// - Throws: ``NoCurrentContainer`` outside of such a test, and in tasks that are detached from it.
    public static var current: Container {
        get throws {
            guard let container = CurrentContainer.value else { throw NoCurrentContainer() }
            return container
        }
    }
}

/// The container of the test that a task belongs to.
enum CurrentContainer {
    @TaskLocal static var value: Container?
}

/// There is no container for the current test.
public struct NoCurrentContainer: Error, CustomStringConvertible {
    /// What to do.
    public var description: String {
        "This test has no container. Give it, or its suite, the trait .container { … }; in a detached task, pass the container on."
    }
}
