public import Joinery

extension Container {
    /// Creates a copy of this container that records which bindings are used, and the path to an unimplemented service.
    ///
    /// The copy is linked again and has new singletons, as with `overriding`. Containers that override or extend the copy
    /// record into the same place. The container of the trait `.container` records already. Call this in XCTest:
    ///
    /// ```swift
    /// let container = try app.overriding { Unimplemented((any Analytics).self) }.recording()
    /// ```
    ///
    /// - Returns: The recording container; this container if it records already.
    /// - Throws: `LinkError`. It does not happen in practice, since the same declarations have been linked before.
    public func recording() throws -> Container {
        observer is Recorder ? self : try observed(by: Recorder())
    }

    /// How often the bindings of this container have been used so far.
    ///
    /// - Throws: ``NotRecording`` unless the container comes from the trait `.container` or from ``recording()``.
    public var usage: BindingUsage {
        get throws {
            guard let recorder = observer as? Recorder else { throw NotRecording() }
            return BindingUsage(observedBindings.map { BindingUsage.Binding($0, count: recorder.count(of: $0)) })
        }
    }
}

/// The container does not record which bindings are used.
public struct NotRecording: Error, CustomStringConvertible {
    /// What to do.
    public var description: String {
        "This container does not record. Use the container of the trait .container { … }, or call recording() first."
    }
}
