// expect: non-Sendable
import Joinery

final class Report {
    var text = ""
}
func report(_ container: Container) async throws -> String {
    let report = try await container.resolve(Report.self, isolation: MainActor.shared)
    return report.text
}
