/// What all routers of an application have in common.
struct RoutingSettings: Sendable {
    let urls: URLTable?
    let interceptors: [RouteInterceptor]
    let onFailure: @MainActor (Route, any Error) -> Void
}
