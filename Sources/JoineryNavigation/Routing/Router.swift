public import Joinery

/// Opens modules: builds them from their input and shows them, without knowing what shows them.
///
/// Each module has a router of its own, which it asks for by this type; what it opens becomes a child of that module,
/// and finds what the module shares. The application makes one from its container to begin with.
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
/// **One at a time.** While what this router opened last is still on its way (at an interceptor, waiting, or moving),
/// another is refused as ``NavigationError/busy(screen:)``: a second tap. What another module opens meanwhile waits for
/// its turn, and is dropped if that module is closed while it waits. What is embedded or attached is no movement, and
/// does neither.
///
/// What it opens is not part of the graph that is checked when linking; pass a `Builder` where that is wanted.
@MainActor
public final class Router {
    /// The module that the router belongs to.
    public let node: ModuleNode
    /// What shows the modules.
    public let navigator: any Navigator
    let tree: ModuleTree
    let source: Source
    let settings: RoutingSettings
    private var underWay: Route?

    /// Where modules come from.
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

    /// Makes the application's router: what it opens stands at the top of the tree.
    ///
    /// - Parameter container: A container with a ``NavigationAssembly``.
    /// - Throws: `ResolutionError` if it has none.
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

    /// The application's router, beside this one.
    func atTheTop() -> Router {
        Router(source: source, node: tree.root, tree: tree, navigator: navigator, settings: settings)
    }

    // MARK: Opening

    /// Builds the module that accepts `input`, and shows it.
    ///
    /// Where nothing has to be waited for, the module is shown when this returns. A failure is told to the caller's
    /// handler, to the application's, and by the route; nothing is shown then.
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: The route, to follow it and to undo it.
    @discardableResult
    public func open<Input: ModuleInput>(
        _ input: Input,
        by transition: Transition,
        _ configure: (Opening<Input.Entry>) -> Void = { _ in }
    ) -> Route {
        start(request(for: input, by: transition), configure) { [source] in try source.build(input) }
    }

    /// Builds the module by a builder that was injected, so that the graph shows it, and shows it.
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside.
    ///   - builder: The builder of the module.
    ///   - transition: How to show it.
    ///   - configure: Says what to do before it is shown, afterwards, and when it fails.
    /// - Returns: The route, to follow it and to undo it.
    @discardableResult
    public func open<Input: ModuleInput>(
        _ input: Input,
        with builder: Builder<Input>,
        by transition: Transition,
        _ configure: (Opening<Input.Entry>) -> Void = { _ in }
    ) -> Route {
        start(request(for: input, by: transition), configure) { try builder.build(input) }
    }

    /// Builds a module without showing it, to show the same instance later.
    ///
    /// - Parameter input: What the module needs from outside.
    /// - Returns: The built module.
    /// - Throws: What the build throws.
    public func make<Input: ModuleInput>(_ input: Input) throws -> Preview<Input.Entry> {
        let node = ModuleNode(name: moduleName(Input.self))
        let entry = try tree.open(node) { try source.build(input) }
        return Preview(entry: entry, node: node) { [weak self] preview, transition, configure in
            guard let self else { throw NavigationError.openerGone(route: node.name) }
            let opening = Opening<Input.Entry>()
            configure(opening)
            return start(request(for: input, by: transition), node: node, opening, takeBack: preview.takeBack) {
                try preview.take()
            }
        }
    }

    // MARK: Inside

    func request<Input: ModuleInput>(for input: Input, by transition: Transition) -> RouteRequest {
        RouteRequest(input: input, name: moduleName(Input.self), transition: transition, router: self)
    }

    private func start<Entry>(
        _ request: RouteRequest,
        _ configure: (Opening<Entry>) -> Void,
        _ build: @escaping @MainActor () throws -> Entry
    ) -> Route {
        let opening = Opening<Entry>()
        configure(opening)
        return start(request, opening, build)
    }

    func start<Entry>(
        _ request: RouteRequest,
        node: ModuleNode? = nil,
        _ opening: Opening<Entry>,
        takeBack: @escaping @MainActor (Entry) -> Void = { _ in },
        _ build: @escaping @MainActor () throws -> Entry
    ) -> Route {
        let isPresentation = request.transition.isPresentation
        let route = Route(name: request.name, transitions: isPresentation ? navigator.transitions : nil)
        route.begin()
        let attempt = OpeningAttempt(
            route: route,
            request: request,
            opening: opening,
            node: node ?? ModuleNode(name: request.name),
            report: settings.onFailure,
            build: build,
            takeBack: takeBack
        )
        guard isPresentation else {
            attempt.show()
            return route
        }
        // What was opened last may have been given up, or moved on, without a word.
        if underWay?.state == .routing {
            attempt.refuse(NavigationError.busy(screen: request.name))
            return route
        }
        underWay = route
        InterceptorChain(settings.interceptors[...], request)
            .run { [navigator] result in
                switch result {
                case .success: navigator.transitions.whenFree { attempt.show() }
                case .failure(let error): attempt.refuse(error)
                }
            }
        return route
    }
}

/// The name of the module that accepts an input: the name of the input type without its ending.
func moduleName<Input>(_ input: Input.Type) -> String {
    let name = String(describing: input)
    return name.hasSuffix("Input") && name != "Input" ? String(name.dropLast("Input".count)) : name
}
