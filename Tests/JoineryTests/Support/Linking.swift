import Joinery
import Testing

/// The problems of bindings that must not link; none, and an issue, if they do.
func problems(
    at location: Testing.SourceLocation = #_sourceLocation,
    @BindingsBuilder _ bindings: () -> Bindings
) -> [LinkError.Problem] {
    linkProblems(at: location) { try Container(bindings) }
}

/// The problems of a container that must not link.
func linkProblems(
    at location: Testing.SourceLocation = #_sourceLocation,
    _ make: () throws -> Container
) -> [LinkError.Problem] {
    do {
        _ = try make()
    } catch let error as LinkError {
        return error.problems
    } catch {
        Issue.record("Not a LinkError: \(error)", sourceLocation: location)
        return []
    }
    Issue.record("The container was linked, and should not have been.", sourceLocation: location)
    return []
}

/// The one problem of bindings that must not link.
func problem(
    at location: Testing.SourceLocation = #_sourceLocation,
    @BindingsBuilder _ bindings: () -> Bindings
) -> LinkError.Problem? {
    let all = problems(at: location, bindings)
    #expect(all.count == 1, "\(all)", sourceLocation: location)
    return all.first
}

/// The whole error of bindings that must not link.
func linkError(
    at location: Testing.SourceLocation = #_sourceLocation,
    @BindingsBuilder _ bindings: () -> Bindings
) -> String {
    do {
        _ = try Container(bindings)
    } catch {
        return "\(error)"
    }
    Issue.record("The container was linked, and should not have been.", sourceLocation: location)
    return ""
}
