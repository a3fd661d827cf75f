public import Joinery

/// What an application needs to move between modules, as bindings of its container.
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
/// A gate that needs services is a part of the container: `Contribution(RouteInterceptor.self) { (session: Session) in … }`.
///
/// It binds ``Router`` and ``ModuleNode``, of which each module has its own, and for the whole application the
/// navigator, the ``ModuleTree``, ``Broadcast`` and ``DataProviders``.
public struct NavigationAssembly: Assembly, Sendable {
    private let navigator: any Navigator
    private let settings: RoutingSettings
    private let name: String

    /// Declares how the application navigates.
    ///
    /// - Parameters:
    ///   - navigator: The technology.
    ///   - name: What the root of the tree is called.
    ///   - urls: The URLs that lead to modules.
    ///   - interceptors: What a route has to pass, in this order, and before those that are contributed.
    ///   - onFailure: Gets each route that fails, and why.
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
