public import Joinery

/// Opens modules: builds them from their input, and shows them with the application's navigator.
///
/// Each module has its own router and gets it by asking for a `Router`. A module that it opens becomes a child of that
/// module, and finds the services that the module shares. The application creates the first router from its container.
///
/// ```swift
/// final class UserListRouter: UserListRouting {
///     init(router: Router) { … }
///
///     func showUser(_ id: User.ID) {
///         router.open(UserDetailInput(userID: id), by: .push)
///     }
/// }
/// ```
///
/// **One at a time.** While the last route of this router is unfinished (at an interceptor, waiting, or in transition),
/// a second one fails with ``NavigationError/busy(screen:)``, as for a double tap. A route of another module waits for
/// its turn, and fails if that module is closed while it waits. The application's own router refuses nothing for this
/// reason: a second URL that arrives during a transition, or while the user logs in for the first one, is shown after the
/// first. Embedding and attaching are not transitions: they neither wait nor fail for this reason.
///
/// The modules that a router opens are not part of the graph that is checked when linking. To have them checked, ask for
/// a `Builder` and pass it.
@MainActor
public final class Router {
    /// The module that the router belongs to.
    public let node: ModuleNode
    /// Shows the modules.
    public let navigator: any Navigator
    let tree: ModuleTree
    let source: Source
    let settings: RoutingSettings
    private var lastRoute: Route?
    private let order = RouteOrder()

    /// Builds the modules.
    enum Source {
        case container(Container)
        case resolver(Resolver)

        @MainActor
        func build<Input: ModuleInput>(_ input: Input) throws -> Input.Entry {
            switch self {
            case .container(let container): try container.build(input)
            case .resolver(let resolver): try resolver.build(input)
            }
        }
    }

    /// Creates the application's router.
    ///
    /// The modules that it opens are children of the tree's root.
    ///
    /// - Parameter container: A container with a ``NavigationAssembly``.
    /// - Throws: `ResolutionError` if the container has no navigation assembly.
    public convenience init(_ container: Container) throws {
        let tree = try container.resolve(ModuleTree.self)
        self.init(
            source: .container(container),
            node: tree.root,
            tree: tree,
            navigator: try container.resolve(),
            settings: try container.resolve()
        )
    }

    init(source: Source, node: ModuleNode, tree: ModuleTree, navigator: any Navigator, settings: RoutingSettings) {
        self.source = source
        self.node = node
        self.tree = tree
        self.navigator = navigator
        self.settings = settings
    }

    /// A router of the application, at the root of the tree.
    func applicationRouter() -> Router {
        Router(source: source, node: tree.root, tree: tree, navigator: navigator, settings: settings)
    }

    // MARK: Opening

    /// Builds the module that accepts `input`, and shows it.
    ///
    /// If there is nothing to wait for, the module is shown when this returns. If opening fails, the caller's handler,
    /// the application's handler and the route's ``Route/error`` receive the reason.
    ///
    /// - Parameters:
    ///   - input: The input of the module.
    ///   - transition: How to show the module.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The route, to observe it and to undo it.
    @discardableResult
    public func open<Input: ModuleInput>(
        _ input: Input,
        by transition: RouteTransition,
        _ configure: (OpenHandlers<Input.Entry>) -> Void = { _ in }
    ) -> Route {
        start(request(for: input, by: transition), configure) { [source] in try source.build(input) }
    }

    /// Builds a module with an injected builder, which the graph shows, and shows the module.
    ///
    /// - Parameters:
    ///   - input: The input of the module.
    ///   - builder: The builder of the module.
    ///   - transition: How to show the module.
    ///   - configure: Sets handlers for the steps of opening it.
    /// - Returns: The route, to observe it and to undo it.
    @discardableResult
    public func open<Input: ModuleInput>(
        _ input: Input,
        with builder: Builder<Input>,
        by transition: RouteTransition,
        _ configure: (OpenHandlers<Input.Entry>) -> Void = { _ in }
    ) -> Route {
        start(request(for: input, by: transition), configure) { try builder.build(input) }
    }

    /// Builds a module without showing it.
    ///
    /// The same instance can be shown later.
    ///
    /// - Parameter input: The input of the module.
    /// - Returns: The built module.
    /// - Throws: The error of the build.
    public func make<Input: ModuleInput>(_ input: Input) throws -> BuiltModule<Input.Entry> {
        let node = ModuleNode(name: moduleName(Input.self))
        let entry = try tree.open(node) { try source.build(input) }
        return BuiltModule(entry: entry, node: node) { [weak self] module, transition, configure in
            guard let self else { throw NavigationError.openerGone(route: node.name) }
            let handlers = OpenHandlers<Input.Entry>()
            configure(handlers)
            return start(request(for: input, by: transition), node: node, handlers, takeBack: module.takeBack) {
                try module.takeEntry()
            }
        }
    }

    // MARK: Inside

    func request<Input: ModuleInput>(for input: Input, by transition: RouteTransition) -> RouteRequest {
        RouteRequest(input: input, name: moduleName(Input.self), transition: transition, router: self)
    }

    private func start<Entry>(
        _ request: RouteRequest,
        _ configure: (OpenHandlers<Entry>) -> Void,
        _ build: @escaping @MainActor () throws -> Entry
    ) -> Route {
        let handlers = OpenHandlers<Entry>()
        configure(handlers)
        return start(request, handlers, build)
    }

    func start<Entry>(
        _ request: RouteRequest,
        node moduleNode: ModuleNode? = nil,
        _ handlers: OpenHandlers<Entry>,
        takeBack: @escaping @MainActor (Entry) -> Void = { _ in },
        _ build: @escaping @MainActor () throws -> Entry
    ) -> Route {
        let isPresentation = request.transition.isPresentation
        let route = Route(name: request.name, transitions: navigator.transitions)
        route.begin()
        let attempt = OpeningAttempt(
            route: route,
            request: request,
            handlers: handlers,
            node: moduleNode ?? ModuleNode(name: request.name),
            report: settings.onFailure,
            build: build,
            takeBack: takeBack
        )
        guard isPresentation else {
            attempt.show()
            return route
        }
        let isApplication = node === tree.root
        if !isApplication, lastRoute?.state == .routing {
            attempt.refuse(NavigationError.busy(screen: request.name))
            return route
        }
        let last = lastRoute
        lastRoute = route
        // Released after the change: what waits for it may open a module then.
        withExtendedLifetime(last) {}
        let turn = order.enter()
        route.whenEnded { [order] in order.leave(turn) }
        InterceptorChain(settings.interceptors[...], request)
            .run { [navigator, order] result in
                switch result {
                case .success: order.pass(turn) { navigator.transitions.whenFree { attempt.show() } }
                case .failure(let error): attempt.refuse(error)
                }
            }
        return route
    }
}

/// The name of the module that accepts an input: the name of the input type without `Input` at its end.
func moduleName<Input>(_ input: Input.Type) -> String {
    let name = String(describing: input)
    return name.hasSuffix("Input") && name != "Input" ? String(name.dropLast("Input".count)) : name
}
