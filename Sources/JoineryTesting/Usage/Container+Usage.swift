public import Joinery

extension Container {
    /// The same container made anew for a test: it records what is used of it, and knows the way to what fails.
    ///
    /// Everything is linked again, with fresh singletons, as by `overriding`. Containers made from it, by overriding or
    /// extending it, record into the same place. The container of the trait `.container` records already; from XCTest,
    /// call this:
    ///
    /// ```swift
    /// let container = try app.overriding { Unimplemented((any Analytics).self) }.recording()
    /// ```
    ///
    /// - Returns: The recording container; this one, if it is one.
    /// - Throws: `LinkError`, which is not possible for what has been linked before.
    public func recording() throws -> Container {
        observer is Recorder ? self : try observed(by: Recorder())
    }

    /// Which bindings of this container were used so far.
    ///
    /// - Throws: ``NotRecording`` unless the container comes from the trait `.container` or from ``recording()``.
    public var usage: BindingUsage {
        get throws {
            guard let recorder = observer as? Recorder else { throw NotRecording() }
            return BindingUsage(observedBindings.map { BindingUsage.Binding($0, count: recorder.count(of: $0)) })
        }
    }
}

/// The container does not record what is used of it.
public struct NotRecording: Error, CustomStringConvertible {
    /// What to do.
    public var description: String {
        "This container does not record. Ask the one of the trait .container { … }, or one made by recording()."
    }
}
