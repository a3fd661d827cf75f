import Joinery
import Testing

/// Questions to a graph, and parts of it.
@Suite("Graph: queries and filters")
struct GraphQueryTests {
    let graph: DependencyGraph

    init() throws {
        graph = try DirectoryApp.container().graph
    }

    private func ids(_ nodes: [DependencyGraph.Node]) -> [String] { nodes.map(\.id) }

    // MARK: Queries

    @Test("who needs a service, by its type or by its id")
    func dependents() {
        #expect(ids(graph.dependents(of: (any DirectoryApp.Cache).self)) == ["HTTPClient", "ImageStore"])
        #expect(ids(graph.dependents(of: "any Cache tagged Disk")) == ["HTTPClient", "ImageStore"])
        #expect(
            ids(graph.dependents(of: DirectoryApp.HTTPClient.self, indirectly: true)) == [
                "any UserService", "any UserService decorator 1", "PickerInput adapter", "ListModule",
                "ListModule/ListInteractor", "ListModule/ListPresenter", "ListModule/ListRouter",
                "ListModule/any ListView",
                "SearchModule", "SearchModule/SearchInteractor", "SearchModule/SearchView", "DetailModule",
                "DetailModule/DetailView",
            ]
        )
        #expect(graph.dependents(of: Double.self).isEmpty)
        #expect(graph.dependents(of: "nothing").isEmpty)
    }

    @Test("what a service needs, also by another name of it")
    func dependencies() {
        #expect(ids(graph.dependencies(of: (any DirectoryApp.Reading).self)) == ["any Logging"])
        #expect(ids(graph.dependencies(of: "ListModule/ListRouter")) == ["PickerInput adapter", "DetailModule"])
        #expect(
            ids(graph.dependencies(of: "any UserService", indirectly: true)) == [
                "any Logging", "Database", "HTTPClient", "any Cache tagged Disk",
            ]
        )
    }

    @Test("the nodes of a type: every binding of it, a module by its input")
    func nodesOfAType() {
        #expect(
            ids(graph.nodes(for: (any DirectoryApp.UserService).self)) == [
                "any UserService", "any UserService decorator 1",
            ]
        )
        #expect(ids(graph.nodes(for: DirectoryApp.ListInput.self)) == ["ListModule", "ListModule/ListInput"])
        #expect(ids(graph.nodes(for: DirectoryApp.ListModule.self)) == ["ListModule"])
        #expect(ids(graph.nodes(for: Lazy<DirectoryApp.ImageStore>.self)) == ["ImageStore"])
        #expect(ids(graph.nodes(for: Factory<String, DirectoryApp.Greeting>.self)) == ["Greeting(String)"])
    }

    @Test("the longest construction path leaves out what comes later")
    func longestPath() {
        #expect(
            ids(graph.longestConstructionPath()) == [
                "ListModule", "ListModule/any ListView", "ListModule/ListPresenter", "ListModule/ListInteractor",
                "SearchModule/SearchInteractor", "any UserService decorator 1", "any UserService", "HTTPClient",
                "any Logging",
            ]
        )
        #expect(ids(graph.longestConstructionPath(from: "Tracker")) == ["Tracker", "any Logging"])
        #expect(graph.longestConstructionPath(from: "nothing").isEmpty)
        #expect(DependencyGraph().longestConstructionPath().isEmpty)
    }

    @Test("the longest path of a graph with a circle is found, without going round")
    func circle() {
        let nodes = ["a", "b", "c"].map { DependencyGraph.Node(id: $0, kind: .binding, service: $0) }
        let edges = [("a", "b"), ("b", "c"), ("c", "b")]
            .map { DependencyGraph.Edge(from: $0, to: $1, kind: .construction) }
        let circle = DependencyGraph(nodes: nodes, edges: edges)
        #expect(ids(circle.longestConstructionPath()) == ["a", "b", "c"])
        #expect(circle.tree().contains("(above)"))
    }

    @Test("what is not used for some roots")
    func unused() throws {
        #expect(graph.unused(roots: [DirectoryApp.ListInput.self]).isEmpty)
        #expect(
            ids(graph.unused(roots: [(any DirectoryApp.UserService).self, DirectoryApp.SearchInput.self])) == [
                "ImageStore", "SpellChecker", "any Plugin contribution 1", "Greeting(String)", "Report", "Tracker",
                "PickerInput adapter", "ListModule", "ListModule/ListInteractor", "ListModule/ListPresenter",
                "ListModule/ListRouter", "ListModule/any ListView", "DetailModule", "DetailModule/DetailView",
            ]
        )
        let started = try Container {
            Singleton(Int.self) { () async in 1 }
            Singleton(String.self) { "" }.eager()
            Singleton(Double.self) { 1 }
        }
        #expect(ids(started.graph.unused(roots: [])) == ["Double"])
    }

    // MARK: Filters

    @Test("a part by its roots has all that they need")
    func partByRoots() {
        let part = graph.subgraph(reachableFrom: [DirectoryApp.ImageStore.self])
        #expect(ids(part.nodes) == ["any Cache tagged Disk", "ImageStore"])
        #expect(part.edges == [.init(from: "ImageStore", to: "any Cache tagged Disk", kind: .construction)])
        #expect(graph.subgraph(reachableFrom: ["ImageStore"]) == part)
        #expect(graph.subgraph(reachableFrom: [DirectoryApp.ListInput.self]) == graph)
    }

    @Test("a module with its neighbours")
    func partByModule() {
        let part = graph.subgraph(ofModule: DirectoryApp.SearchModule.self)
        #expect(part == graph.subgraph(ofModule: "SearchModule"))
        #expect(
            part.tree() == """
                ListModule  ListInput, JoineryTests/App.swift:12
                └─ embeds SearchModule

                ListModule/ListInteractor  PerModule, JoineryTests/DirectoryApp.swift:98
                └─ SearchModule/SearchInteractor  PerModule, exports any Searching
                   ├─ SearchModule/SearchInput  input
                   ├─ any UserService decorator 1  Decorator · Singleton
                   └─ ListContext  PerModule · shared

                ListModule/any ListView  PerModule · MainActor, JoineryTests/DirectoryApp.swift:101
                └─ SearchModule/SearchView  PerModule
                   └─ SearchModule/SearchInteractor  PerModule, exports any Searching (above)

                SearchModule  SearchInput, JoineryTests/App.swift:13
                └─ SearchView  PerModule (above)

                """
        )
    }

    @Test("a template that only one module has is part of that module's picture")
    func templateOfOneModule() throws {
        let graph = try Container {
            DirectoryApp.DetailModule()
            DirectoryApp.Services()
        }
        .graph
        #expect(graph["Tracker"]?.madeFor == ["DetailModule"])
        let part = graph.subgraph(ofModule: DirectoryApp.DetailInput.self)
        #expect(part.edges.contains(.init(from: "Tracker", to: "any Logging", kind: .construction)))
    }
}
