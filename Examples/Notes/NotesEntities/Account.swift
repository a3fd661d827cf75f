/// Somebody who is logged in.
package struct Account: Hashable, Sendable {
    /// The name that was logged in with.
    package let name: String

    package init(name: String) {
        self.name = name
    }
}
