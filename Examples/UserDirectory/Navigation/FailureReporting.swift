/// Tells that something cannot be shown because it could not be built: a fault of the app, not of its data.
@MainActor
public protocol FailureReporting: AnyObject, Sendable {
    /// Tells of a fault.
    func report(_ error: any Error)
}

extension FailureReporting {
    /// Does something that only a fault of the app could prevent.
    public func attempt(_ action: () throws -> Void) {
        do { try action() } catch { report(error) }
    }
}
