import Joinery

@MainActor final class Screen {
    var text = ""
}
final class Report {
    var text = ""
}
func screen(_ container: Container) async throws -> String {
    let screen = try await container.resolve(Screen.self, isolation: MainActor.shared)
    return await screen.text
}
func report(_ container: Container) async throws -> String {
    let report = try container.resolve(Report.self)
    return report.text
}
