import Joinery

/// Fails the test as soon as an unimplemented service is asked for.
final class Alarm: ConstructionObserver {
    private let location: TestLocation
    /// For threads and detached tasks, which do not know their test.
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
        fatalError("An unimplemented service is a Transient, which is not started.")
    }

    private func text(for site: ConstructionSite) -> String {
        let gone = DependencyPath(Recorder.path)
        let possible = site.wayDown
        var lines = ["\(site.step.key) is Unimplemented in this test, and was asked for."]
        if !gone.steps.isEmpty { lines += ["  path:", gone.details] }
        // After one step who asked is not known: a Lazy, Provider or Builder, or the test itself.
        if gone.steps.count < 2, possible.steps.count > gone.steps.count {
            lines += ["  a way there:", possible.details]
        }
        return lines.joined(separator: "\n")
    }
}
