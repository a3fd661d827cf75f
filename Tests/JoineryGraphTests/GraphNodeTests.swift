import Foundation
import Joinery
import JoineryGraph
import Testing

/// What the nodes and edges of a graph say.
@Suite struct GraphNodeTests {
    typealias Edge = DependencyGraph.Edge

    @Test func `a binding has its scope, its other keys and its place`() throws {
        let graph = try DirectoryApp.container().graph
        let database = try #require(graph["Database"])
        #expect(database.kind == .binding)
        #expect(database.scope == .singleton)
        #expect(database.provides == ["any Reading", "any Writing"])
        #expect(database.module == nil)
        #expect(database.isolation == nil)
        #expect(database.location?.fileID == "JoineryGraphTests/DirectoryApp.swift")
        #expect(graph["HTTPClient"]?.supplied == ["Timeout"])
        #expect(graph["nothing"] == nil)
    }

    @Test func `tags and runtime arguments are part of the key, and stand apart too`() throws {
        let graph = try DirectoryApp.container().graph
        let cache = try #require(graph["any Cache tagged Disk"])
        #expect(cache.service == "any Cache")
        #expect(cache.tag == "Disk")
        let greeting = try #require(graph["Greeting(String)"])
        #expect(greeting.service == "Greeting")
        #expect(greeting.arguments == ["String"])
    }

    @Test func `an object that is made on an actor because of what it needs has that actor`() throws {
        let graph = try Container {
            Transient(Int.self) { @MainActor in 1 }
            Transient(String.self) { (number: Int) in "\(number)" }
        }
        .graph
        #expect(graph["String"]?.isolation == "MainActor")
    }

    @Test func `exports, sharing, contributions and asynchronous factories show`() throws {
        let graph = try DirectoryApp.container().graph
        #expect(graph["SearchModule/SearchInteractor"]?.exports == ["any Searching"])
        #expect(graph["ListModule/ListContext"]?.traits == [.shared])
        #expect(graph["SpellChecker"]?.contributesTo == ["[any Plugin]"])
        #expect(graph["any Plugin contribution 1"]?.kind == .contribution)
        let started = try Container {
            Singleton(Int.self) { () async in 1 }
            Singleton(String.self) { "" }.eager()
        }
        .graph
        #expect(started["Int"]?.traits == [.asynchronous])
        #expect(started["String"]?.traits.contains(.eager) == true)
    }

    @Test func `a template that several modules use is one node, which says whose it is`() throws {
        let graph = try DirectoryApp.container().graph
        #expect(graph.nodes.filter { $0.key == "Tracker" }.map(\.id) == ["Tracker"])
        #expect(graph["Tracker"]?.madeFor == ["ListModule", "DetailModule"])
    }

    @Test func `a template that no module uses is there`() throws {
        let graph = try Container { PerModule(Int.self) { (_: String) in 1 } }.graph
        #expect(graph.nodes.map(\.id) == ["Int"])
        #expect(graph.edges.isEmpty)
    }

    @Test func `each way of asking is an edge of its kind, also one within another`() throws {
        let graph = try Container {
            Singleton(Int.self) { 1 }
            Transient(Double.self, taking: Int.self) { Double($0) }
            Transient(String.self) {
                (_: Int, _: Lazy<Int>, _: Provider<Int>, _: Factory<Int, Double>, _: Int?, _: Lazy<[Int]>) in ""
            }
            Contribution(Int.self) { 2 }
        }
        .graph
        #expect(
            graph.edges == [
                Edge(from: "String", to: "Int", kind: .construction),
                Edge(from: "String", to: "Int", kind: .lazy),
                Edge(from: "String", to: "Int", kind: .provider),
                Edge(from: "String", to: "Double(Int)", kind: .factory),
                Edge(from: "String", to: "Int contribution 1", kind: .lazy),
            ]
        )
    }

    @Test func `an input that nothing asks for is just named by its module`() throws {
        struct ListModule: Module {
            typealias Input = DirectoryApp.DetailInput
            var bindings: Bindings {
                PerModule(DirectoryApp.DetailView.self) { () throws in throw CancellationError() }
            }
        }
        let graph = try Container { ListModule() }.graph
        #expect(graph.nodes.map(\.id) == ["ListModule", "ListModule/DetailView"])
        #expect(graph["ListModule"]?.input == "DetailInput")
    }

    @Test func `two types of one name have ids that tell them apart`() throws {
        enum First { struct Value: Sendable {} }
        enum Second { struct Value: Sendable {} }
        let graph = try Container {
            Singleton(First.Value.self) { First.Value() }
            Singleton(Second.Value.self) { Second.Value() }
        }
        .graph
        #expect(graph.nodes.map(\.service) == ["Value", "Value"])
        #expect(
            graph.nodes.map(\.id) == [
                "JoineryGraphTests.GraphNodeTests.First.Value", "JoineryGraphTests.GraphNodeTests.Second.Value",
            ]
        )
    }

    @Test func `two types that even have one full name are numbered`() throws {
        func first() -> Bindings {
            struct Value: Sendable {}
            return Singleton(Value.self) { Value() }.declared
        }
        func second() -> Bindings {
            struct Value: Sendable {}
            return Singleton(Value.self) { Value() }.declared
        }
        let graph = try Container {
            first()
            second()
        }
        .graph
        #expect(
            graph.nodes.map(\.id) == [
                "JoineryGraphTests.GraphNodeTests.Value", "JoineryGraphTests.GraphNodeTests.Value 2",
            ]
        )
    }

    @Test func `a module inside of another one is in its id, and its binding hides the container's`() throws {
        struct Inner: Module {
            typealias Input = DirectoryApp.SearchInput
            var bindings: Bindings {
                PerModule(DirectoryApp.SearchView.self) { (_: Int, _: DirectoryApp.SearchInput) in
                    DirectoryApp.SearchView(
                        interactor: .init(input: .init(), users: Users(), context: .init(input: .init()))
                    )
                }
                PerModule(Int.self) { 1 }
            }
        }
        struct Outer: Module {
            typealias Input = DirectoryApp.DetailInput
            var bindings: Bindings {
                Inner()
                PerModule(DirectoryApp.DetailView.self) { (_: Builder<DirectoryApp.SearchInput>) throws in
                    throw CancellationError()
                }
            }
        }
        struct Users: DirectoryApp.UserService {}
        let graph = try Container {
            Outer()
            Singleton(Int.self) { 2 }
        }
        .graph
        #expect(graph["Outer/Inner"]?.module == "Outer")
        #expect(graph["Outer/Inner/Int"]?.module == "Outer/Inner")
        #expect(graph["Outer/Inner/Int"]?.shadows.map(\.key) == ["Int"])
        #expect(graph.edges.contains(Edge(from: "Outer/Inner/SearchView", to: "Outer/Inner/Int", kind: .construction)))
        #expect(graph.edges.contains(Edge(from: "Outer/DetailView", to: "Outer/Inner", kind: .builder)))
    }

    // MARK: As a value

    @Test func `it is encoded and decoded without a loss, and leaves out what is empty`() throws {
        let graph = try DirectoryApp.container().graph
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(graph)
        #expect(try JSONDecoder().decode(DependencyGraph.self, from: data) == graph)
        let module = try #require(graph["SearchModule"])
        #expect(
            try String(decoding: encoder.encode(module), as: UTF8.self)
                == #"{"id":"SearchModule","input":"SearchInput","kind":"module","location":"JoineryGraphTests/App.swift:13","service":"SearchModule"}"#
        )
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DeclarationSite].self, from: Data(#"["nowhere"]"#.utf8))
        }
    }

    @Test func `two containers of one program have equal graphs and equal texts`() throws {
        let first = try DirectoryApp.container().graph
        for _ in 0..<5 {
            let second = try DirectoryApp.container().graph
            #expect(first == second)
            #expect(first.dot() == second.dot())
            #expect(first.mermaid() == second.mermaid())
            #expect(first.tree() == second.tree())
        }
    }
}
