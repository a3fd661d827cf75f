import Joinery
import JoineryGraph
import Testing

/// The graphs of containers that are made from others.
@Suite struct GraphOfContainersTests {
    final class Session: Sendable {
        init(users: any DirectoryApp.UserService, log: any DirectoryApp.Logging) {}
    }
    final class SessionLogger: DirectoryApp.Logging {}

    @Test func `the base is there as it is, marked as the base, and what is added leads to it`() throws {
        let base = try DirectoryApp.container()
        #sourceLocation(file:"Session.swift",line:1)
        let graph = try Container(extending: base) {
            Singleton(Session.init)
        }
        .graph
        #sourceLocation()
        #expect(graph.nodes.filter { $0.base == 0 }.map(\.id) == ["Session"])
        #expect(graph.nodes.filter { $0.base == 1 }.map(\.id) == base.graph.nodes.map { "base/\($0.id)" })
        #expect(graph["base/ListModule/ListInteractor"]?.module == "base/ListModule")
        #expect(
            graph.additions().tree()
                == """
                Session  Singleton, JoineryGraphTests/Session.swift:2
                ├─ base/any UserService decorator 1  Decorator · Singleton
                └─ base/any Logging  Singleton

                """
        )
    }

    @Test func `what finds something else than in the base is shown again, once; singletons stay the base's`() throws {
        let base = try Container {
            Singleton(Int.self) { 1 }
            Singleton(String.self) { (number: Int) in "\(number)" }
            Transient(Double.self) { (number: Int) in Double(number) }
            Transient(Float.self) { (text: String) in Float(text.count) }
        }
        let graph = try Container(extending: base) { Singleton(Int.self) { 2 } }.graph
        #expect(graph.nodes.map(\.id) == ["Int", "Double", "base/Int", "base/String", "base/Float"])
        #expect(
            graph.edges == [
                .init(from: "Double", to: "Int", kind: .construction),
                .init(from: "base/String", to: "base/Int", kind: .construction),
                .init(from: "base/Float", to: "base/String", kind: .construction),
            ]
        )
        #expect(graph["Double"]?.traits == [.inherited])
        #expect(graph["Int"]?.shadows.map(\.key) == ["Int"])
    }

    @Test func `a template that only the extension uses is shown where it is made`() throws {
        let base = try Container { PerModule(DirectoryApp.Tracker.init) }
        let graph = try Container(extending: base) {
            Singleton(SessionLogger.init, as: (any DirectoryApp.Logging).self)
            DirectoryApp.DetailModule()
            Transient(DirectoryApp.Report.init)
            Singleton((any DirectoryApp.UserService).self) { Users() }
            Contributions(to: (any DirectoryApp.Plugin).self)
        }
        .graph
        #expect(graph.nodes.filter { $0.service == "Tracker" }.map(\.id) == ["Tracker"])
        #expect(graph["Tracker"]?.madeFor == ["DetailModule"])
    }

    private struct Users: DirectoryApp.UserService {}

    @Test func `a base of a base is two levels down`() throws {
        #sourceLocation(file:"Levels.swift",line:1)
        let first = try Container { Singleton(Int.self) { 1 } }
        let second = try Container(extending: first) { Transient(Double.self) { (number: Int) in Double(number) } }
        let third = try Container(extending: second) {
            Singleton(String.self) { (_: Double, _: Int) in "" }
        }
        #sourceLocation()
        #expect(
            third.graph.tree()
                == """
                String  Singleton, JoineryGraphTests/Levels.swift:4
                ├─ base/Double  Transient
                │  └─ base/base/Int  Singleton
                └─ base/base/Int  Singleton

                """
        )
        #expect(third.graph["base/base/Int"]?.base == 2)
    }

    @Test func `the base has a box of its own in a picture`() throws {
        let base = try Container { Singleton(Int.self) { 1 } }
        let graph = try Container(extending: base) { Singleton(String.self) { (_: Int) in "" } }.graph
        #expect(graph.dot().contains(#"subgraph "cluster base 1" {"#))
        #expect(graph.mermaid().contains(#"subgraph base_1_box["base"]"#))
    }

    @Test func `an overriding container shows what took the place`() throws {
        let container = try DirectoryApp.container()
        let replaced = try container.overriding { Singleton((any DirectoryApp.UserService).self) { Users() } }
        #expect(container.graph.dependencies(of: "any UserService").map(\.id) == ["Database", "HTTPClient"])
        #expect(replaced.graph.dependencies(of: "any UserService").isEmpty)
        #expect(replaced.graph.nodes.map(\.id) == container.graph.nodes.map(\.id))
    }

    @Test func `the graphs of extended containers are the same each time, also with a resolver in a module`() throws {
        func make() throws -> DependencyGraph {
            let base = try DirectoryApp.container()
            return try Container(extending: base) {
                Singleton(SessionLogger.init, as: (any DirectoryApp.Logging).self)
                Singleton(Session.init)
            }
            .graph
        }
        let first = try make()
        for _ in 0..<5 { #expect(try make() == first) }
        #expect(first["ListModule"]?.traits == [.inherited])
        #expect(first["base/ListModule"] == nil)
    }
}
