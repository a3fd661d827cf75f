import Joinery
import Testing

/// The resolution error of a body that must throw one; `nil`, and an issue, if it does not.
func resolutionError<Result>(
    at location: Testing.SourceLocation = #_sourceLocation,
    _ body: () throws -> Result
) -> ResolutionError? {
    do {
        _ = try body()
    } catch let error as ResolutionError {
        return error
    } catch {
        Issue.record("Not a ResolutionError: \(error)", sourceLocation: location)
        return nil
    }
    Issue.record("Nothing was thrown.", sourceLocation: location)
    return nil
}

extension ResolutionError {
    /// The name of the case.
    var name: String {
        switch self {
        case .notBound: "notBound"
        case .outsideModule: "outsideModule"
        case .argumentMismatch: "argumentMismatch"
        case .wrongIsolation: "wrongIsolation"
        case .notAnObject: "notAnObject"
        case .notStarted: "notStarted"
        case .factoryFailed: "factoryFailed"
        case .cycle: "cycle"
        case .tooDeep: "tooDeep"
        case .closed: "closed"
        }
    }

    /// The keys of the path.
    var keys: [String] { path.steps.map(\.key) }
}

extension LinkError.Problem {
    /// The keys of the path.
    var keys: [String] { path.steps.map(\.key) }

    /// The lines of the path's places.
    var lines: [Int?] { path.steps.map { $0.location?.line } }
}
