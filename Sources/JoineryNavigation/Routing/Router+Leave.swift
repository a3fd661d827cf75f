extension Router {
    /// Leaves the module that the router belongs to, by undoing the transition that showed it.
    ///
    /// A module calls it when its work is done. It need not know which module opened it, or how:
    ///
    /// ```swift
    /// func saved(_ note: Note) {
    ///     input.output.send(note)
    ///     router.leave()
    /// }
    /// ```
    ///
    /// While another transition is in progress, it waits as ``Route/remove()`` does. It does nothing if the module has
    /// left, is about to leave, or was not shown yet. If the navigator refuses, for instance to leave the root, the
    /// application's handler receives the error. A child module of Joinery's `Child` leaves together with the module
    /// around it.
    public func leave() {
        node.undo?()
    }
}
