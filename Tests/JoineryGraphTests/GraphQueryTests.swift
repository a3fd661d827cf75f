import Joinery
import JoineryGraph
import Testing

/// Questions to a graph, and parts of it.
@Suite struct GraphQueryTests {
    let graph: DependencyGraph

    init() throws {
        graph = try DirectoryApp.container().graph
    }

    private func ids(_ nodes: [DependencyGraph.Node]) -> [String] { nodes.map(\.id) }

    // MARK: Queries

    @Test func `the dependents of a service, by its type or by its id`() {
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

    @Test func `what a service needs, also by another name of it`() {
        #expect(ids(graph.dependencies(of: (any DirectoryApp.Reading).self)) == ["any Logging"])
        #expect(ids(graph.dependencies(of: "ListModule/ListRouter")) == ["PickerInput adapter", "DetailModule"])
        #expect(
            ids(graph.dependencies(of: "any UserService", indirectly: true)) == [
                "any Logging", "Database", "HTTPClient", "any Cache tagged Disk",
            ]
        )
    }

    @Test func `the nodes of a type: every binding of it, a module by its input`() {
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

    @Test func `the longest construction path leaves out what comes later`() {
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

    @Test func `the longest path of a graph with a circle is found, without going round`() {
        let nodes = ["a", "b", "c"].map { DependencyGraph.Node(id: $0, kind: .binding, service: $0) }
        let edges = [("a", "b"), ("b", "c"), ("c", "b")]
            .map { DependencyGraph.Edge(from: $0, to: $1, kind: .construction) }
        let circle = DependencyGraph(nodes: nodes, edges: edges)
        #expect(ids(circle.longestConstructionPath()) == ["a", "b", "c"])
        #expect(circle.tree().contains("(above)"))
    }

    @Test func `what is not used for some roots`() throws {
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

    @Test func `a part by its roots has all that they need`() {
        let part = graph.subgraph(reachableFrom: [DirectoryApp.ImageStore.self])
        #expect(ids(part.nodes) == ["any Cache tagged Disk", "ImageStore"])
        #expect(part.edges == [.init(from: "ImageStore", to: "any Cache tagged Disk", kind: .construction)])
        #expect(graph.subgraph(reachableFrom: ["ImageStore"]) == part)
        #expect(graph.subgraph(reachableFrom: [DirectoryApp.ListInput.self]) == graph)
    }

    @Test func `a module with its neighbours`() {
        let part = graph.subgraph(ofModule: DirectoryApp.SearchModule.self)
        #expect(part == graph.subgraph(ofModule: "SearchModule"))
        #expect(
            part.tree() == """
                ListModule  ListInput, JoineryGraphTests/App.swift:12
                └─ embeds SearchModule

                ListModule/ListInteractor  PerModule, JoineryGraphTests/DirectoryApp.swift:98
                └─ SearchModule/SearchInteractor  PerModule, exports any Searching
                   ├─ SearchModule/SearchInput  input
                   ├─ any UserService decorator 1  Decorator · Singleton
                   └─ ListContext  PerModule · shared

                ListModule/any ListView  PerModule · MainActor, JoineryGraphTests/DirectoryApp.swift:101
                └─ SearchModule/SearchView  PerModule
                   └─ SearchModule/SearchInteractor  PerModule, exports any Searching (above)

                SearchModule  SearchInput, JoineryGraphTests/App.swift:13
                └─ SearchView  PerModule (above)

                """
        )
    }

    @Test func `a template that only one module has is part of that module's picture`() throws {
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
