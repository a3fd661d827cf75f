import Joinery

/// Fails the test as soon as an unimplemented service is requested.
final class Alarm: ConstructionObserver {
    private let location: TestLocation
    /// For threads and detached tasks, which have no current test.
    private let reporter = FailureReporter.ofThisTest

    init(at location: TestLocation) {
        self.location = location
    }

    func observe<Service>(
        _ binding: ObservedBinding,
        _ site: ConstructionSite,
        _ make: () throws -> Service
    ) throws -> Service {
        fail(text(for: site), at: location, reporter)
        return try make()
    }

    func observe(_ binding: ObservedBinding, _ site: ConstructionSite, start: () async throws -> Void) async throws {
        fail(text(for: site), at: location, reporter)
        try await start()
    }

    private func text(for site: ConstructionSite) -> String {
        let actual = DependencyPath(Recorder.path)
        let possible = site.wayDown
        var lines = ["\(site.step.key) is Unimplemented in this test, but it was requested."]
        if !actual.steps.isEmpty { lines += ["  path:", actual.details] }
        // A path of one step does not show the origin: a Lazy, Provider or Builder, or the test itself.
        if actual.steps.count < 2, possible.steps.count > actual.steps.count {
            lines += ["  a possible path:", possible.details]
        }
        return lines.joined(separator: "\n")
    }
}
