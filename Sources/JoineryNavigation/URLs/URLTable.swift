/// The URL routes of an application, which are checked against each other when the table is created at start-up.
///
/// ```swift
/// let urls = try URLTable {
///     URLRoute("app://users") { _ in UserListInput() }
///     URLRoute("app://users/new") { _ in EditUserInput() }
///     URLRoute("app://users/:id") { parameters in UserDetailInput(userID: try parameters.int("id")) }
/// }
/// let container = try Container {
///     NavigationAssembly(navigator, urls: urls)
///     …
/// }
/// router.open(url: "app://users/3")
/// ```
///
/// If several patterns match a URL, the most specific one wins: the one that has literal segments where the others have
/// named ones. Two patterns of which neither is more specific are ambiguous, which is an error.
public struct URLTable: Sendable {
    private let entries: [Entry]

    private struct Entry: Sendable {
        let pattern: URLPattern
        let route: URLRoute
    }

    /// Creates a table and checks it.
    ///
    /// - Parameter routes: The routes.
    /// - Throws: ``URLTableError`` with all problems.
    public init(@URLRoutesBuilder _ routes: () -> [URLRoute]) throws(URLTableError) {
        var entries: [Entry] = []
        var problems: [URLTableProblem] = []
        for route in routes() {
            do throws(URLTableProblem.Flaw) {
                let pattern = try URLPattern(route.text)
                for other in entries {
                    guard let example = pattern.ambiguity(with: other.pattern) else { continue }
                    problems.append(
                        URLTableProblem(
                            pattern: route.text,
                            place: route.place,
                            flaw: .ambiguous(with: other.route.text, place: other.route.place, example: example)
                        )
                    )
                }
                entries.append(Entry(pattern: pattern, route: route))
            } catch {
                problems.append(URLTableProblem(pattern: route.text, place: route.place, flaw: error))
            }
        }
        guard problems.isEmpty else { throw URLTableError(problems: problems) }
        self.entries = entries
    }

    /// The route that a URL leads to, and the parameters of the URL.
    func find(_ text: String) throws(URLRouteError) -> (route: URLRoute, parameters: URLParameters) {
        guard let url = URLText(text) else { throw .malformed(url: text) }
        var best: (entry: Entry, values: [String: String])?
        for entry in entries {
            guard let values = entry.pattern.match(url) else { continue }
            if let found = best, !entry.pattern.isMoreSpecific(than: found.entry.pattern) { continue }
            best = (entry, values)
        }
        guard let best else { throw .unknown(url: text, known: entries.map(\.pattern.text)) }
        return (best.entry.route, URLParameters(url: text, segments: best.values, items: url.query))
    }
}
