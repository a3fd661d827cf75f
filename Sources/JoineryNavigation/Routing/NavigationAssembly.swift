public import Joinery

/// The bindings that an application needs for routing.
///
/// ```swift
/// let navigator = StackNavigator()
/// let container = try Container {
///     NavigationAssembly(navigator)
///     UserListModule()
///     UserDetailModule()
/// }
/// try Router(container).open(UserListInput(), by: .root)
/// ```
///
/// An interceptor that needs services is declared in the container:
/// `Contribution(RouteInterceptor.self) { (session: Session) in … }`.
///
/// The assembly binds ``Router`` and ``ModuleNode`` for each module, and the navigator, the ``ModuleTree``, the
/// ``Broadcast`` and the ``DataProviders`` for the whole application.
public struct NavigationAssembly: Assembly, Sendable {
    private let navigator: any Navigator
    private let settings: RoutingSettings
    private let name: String

    /// Declares how the application navigates.
    ///
    /// - Parameters:
    ///   - navigator: Shows the screens.
    ///   - name: The name of the root in the tree of modules.
    ///   - urls: The URLs that lead to modules.
    ///   - interceptors: The interceptors that a route has to pass, in this order and before the contributed ones.
    ///   - onFailure: Called with each route that fails, and the error.
    public init(
        _ navigator: any Navigator,
        name: String = "App",
        urls: URLTable? = nil,
        interceptors: [RouteInterceptor] = [],
        onFailure: @escaping @MainActor (_ route: Route, _ error: any Error) -> Void = { _, _ in }
    ) {
        self.navigator = navigator
        self.name = name
        settings = RoutingSettings(urls: urls, interceptors: interceptors, onFailure: onFailure)
    }

    /// The bindings.
    public var bindings: Bindings {
        Singleton((any Navigator).self) { [navigator] in navigator }
        Contributions(to: RouteInterceptor.self)
        Singleton(RoutingSettings.self) { [settings] (contributed: [RouteInterceptor]) in
            settings.adding(contributed)
        }
        Singleton(ModuleTree.self) { @MainActor [name] in ModuleTree(name: name) }
        Singleton(Broadcast.self) { @MainActor in Broadcast() }
        Singleton(DataProviders.self) { @MainActor in DataProviders() }
        PerModule(ModuleNode.self) { @MainActor (tree: ModuleTree) in tree.nodeOfBuiltModule() }
        PerModule(Router.self) {
            @MainActor (
                resolver: Resolver,
                node: ModuleNode,
                tree: ModuleTree,
                navigator: any Navigator,
                settings: RoutingSettings
            ) in
            Router(source: .resolver(resolver), node: node, tree: tree, navigator: navigator, settings: settings)
        }
    }
}

/// The settings that all routers of an application share.
struct RoutingSettings: Sendable {
    let urls: URLTable?
    let interceptors: [RouteInterceptor]
    let onFailure: @MainActor (Route, any Error) -> Void

    /// These settings with more interceptors after the present ones.
    func adding(_ more: [RouteInterceptor]) -> RoutingSettings {
        RoutingSettings(urls: urls, interceptors: interceptors + more, onFailure: onFailure)
    }
}
