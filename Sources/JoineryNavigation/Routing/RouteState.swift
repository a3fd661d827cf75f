/// How far a route has come.
public enum RouteState: String, Sendable {
    /// Nothing is shown: not yet, or since it failed.
    case unrouted
    /// It waits for an interceptor or for its turn, or the movement to it is under way.
    case routing
    /// Its module is shown.
    case routed
    /// Its module is about to leave.
    case removing
    /// Its module has left, in whatever way.
    case removed
}
