extension Router {
    /// Opens the module of a URL, which the application's ``URLTable`` determines.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - transition: How to show the module; `nil` for the transition of the URL route.
    /// - Returns: The route. If the URL leads to no module, the route fails with a ``URLRouteError``, which the
    ///   application's handler receives as well.
    @discardableResult
    public func open(url: String, by transition: RouteTransition? = nil) -> Route {
        do {
            guard let table = settings.urls else { throw URLRouteError.unknown(url: url, known: []) }
            let (route, parameters) = try table.find(url)
            return try route.open(self, parameters, transition)
        } catch {
            let route = Route(name: url, transitions: nil)
            route.failed(error)
            settings.onFailure(route, error)
            return route
        }
    }
}
