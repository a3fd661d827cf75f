public import Joinery

extension Container {
    /// The container of the current test, which the trait `.container` makes.
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
    /// Each test, and each case of a parameterised test, has its own container, even when tests run at the same time.
    ///
    /// - Throws: ``NoCurrentContainer`` outside of such a test, and in detached tasks.
    public static var current: Container {
        get throws {
            guard let container = CurrentContainer.value else { throw NoCurrentContainer() }
            return container
        }
    }
}

/// The container of the test that the current task belongs to.
enum CurrentContainer {
    @TaskLocal static var value: Container?
}

/// The current test has no container.
public struct NoCurrentContainer: Error, CustomStringConvertible {
    /// What to do.
    public var description: String {
        "This test has no container. Add the trait .container { … } to it or to its suite. In a detached task, pass the container on."
    }
}
