/// One singleton that ``Container/start(progress:)`` has made.
public struct StartedService: Sendable, CustomStringConvertible {
    /// The service, as it is written in the source.
    public var service: String
    /// How long its factory took.
    public var duration: Duration
    /// How many are up, this one included.
    public var count: Int
    /// How many there are to start.
    public var total: Int

    /// One line for a log.
    public var description: String { "\(count)/\(total) \(service) (\(duration))" }
}
