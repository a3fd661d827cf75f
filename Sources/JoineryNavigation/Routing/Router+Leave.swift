extension Router {
    /// Leaves the module that the router belongs to, in the way that undoes how it was shown.
    ///
    /// For a module that has done what it was opened for. It needs not know who opened it, nor how:
    ///
    /// ```swift
    /// func saved(_ note: Note) {
    ///     input.output.send(note)
    ///     router.leave()
    /// }
    /// ```
    ///
    /// While a movement is under way it waits, as ``Route/remove()`` does. Does nothing if the module has left already,
    /// is about to, or was not shown yet. What the navigator refuses, such as to leave the root, is told to the
    /// application's handler. A module that is embedded by Joinery's `Child` leaves together with the one around it.
    public func leave() {
        node.undo?()
    }
}
