/// What all routers of an application have in common.
struct RoutingSettings: Sendable {
    let urls: URLTable?
    let interceptors: [RouteInterceptor]
    let onFailure: @MainActor (Route, any Error) -> Void

    /// The same with more interceptors, behind those that were there.
    func adding(_ more: [RouteInterceptor]) -> RoutingSettings {
        RoutingSettings(urls: urls, interceptors: interceptors + more, onFailure: onFailure)
    }
}
