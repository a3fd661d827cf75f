extension Router {
    /// Opens the module that a URL leads to, by the ``URLTable`` of the application.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - transition: How to show it; if it is left out, as its route says.
    /// - Returns: The route. A URL that leads nowhere makes it fail with a ``URLRouteError``, and the application's
    ///   handler is told.
    @discardableResult
    public func open(url: String, by transition: Transition? = nil) -> Route {
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
