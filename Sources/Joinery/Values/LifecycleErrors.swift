/// Everything that failed while a container was started.
public struct StartError: Error, Sendable, CustomStringConvertible {
    /// A singleton that could not be made.
    public struct Failure: Sendable {
        /// The service, as it is written in the source.
        public let service: String
        /// What went wrong, usually a ``ResolutionError`` with the path and the factory's own error.
        public let error: any Error
    }

    /// The singletons that could not be made; not those that only lack one of these.
    public let failures: [Failure]

    /// The first error of one type that a factory threw.
    ///
    /// - Parameter type: The type of the error.
    /// - Returns: The error, or `nil` if no factory threw such an error.
    public func underlying<Failure: Error>(as type: Failure.Type) -> Failure? {
        failures.lazy.compactMap { ($0.error as? ResolutionError)?.underlying(as: type) ?? $0.error as? Failure }.first
    }

    /// Every failure with its text.
    public var description: String {
        (["\(failures.count) of the singletons could not be started:"]
            + failures.map { "  \($0.service): \(indented($0.error))" })
            .joined(separator: "\n")
    }
}

/// Everything that failed while a container was shut down, or a unit of work ended.
public struct ShutdownError: Error, Sendable, CustomStringConvertible {
    /// An action that failed, or something that did not end in time.
    public struct Failure: Sendable {
        /// The service, as it is written in the source; the module, for a unit of work that did not end.
        public let service: String
        /// What its action threw; ``ShutdownError/TimedOut`` if there was no time for it.
        public let error: any Error
    }

    /// An action at shutdown took longer than it was given.
    public struct TimedOut: Error, Sendable, CustomStringConvertible {
        /// What happened, in a few words.
        public var description: String { "it took longer than the timeout" }
    }

    /// Something asked for the end of what has to wait for it, as an action does that shuts its own container down.
    public struct WaitsForItself: Error, Sendable, CustomStringConvertible {
        /// What happened, and what to do.
        public var description: String {
            "the shutdown has to wait for the code that asked for it: ask for it from outside, or in a detached task that "
                + "is not awaited"
        }
    }

    /// What failed, in the order in which it ended: the units of work and the containers that extend this one, then the
    /// actions of this one.
    public let failures: [Failure]
    /// What the unit of work itself threw before its actions failed; `nil` if it threw nothing, and for containers.
    public let cause: (any Error)?

    init(failures: [Failure], cause: (any Error)? = nil) {
        self.failures = failures
        self.cause = cause
    }

    /// Every failure with its text.
    public var description: String {
        let count = "\(failures.count) shutdown actions failed:"
        return
            ((cause.map { ["\($0)", "Then \(count)"] } ?? [count])
            + failures.map { "  \($0.service): \(indented($0.error))" })
            .joined(separator: "\n")
    }
}

/// The text of an error, its further lines as deep as the first.
private func indented(_ error: any Error) -> String {
    "\(error)".split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
}
