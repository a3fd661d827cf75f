import Foundation
import Joinery
import JoineryGraph
import Testing

/// Types are compared as types: two of them can have one name.
@Suite struct GraphTypeTests {
    protocol Looking: Sendable {}
    enum Here {
        final class View: Looking {}
        struct ScreenInput: ModuleInput { typealias Entry = View }
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings { PerModule(View.init) }
        }
    }
    enum There {
        final class View: Sendable {}
        struct ScreenInput: ModuleInput { typealias Entry = View }
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings { PerModule(View.init) }
        }
    }

    @Test func `a root is not met by another type of its name`() throws {
        func link() throws -> Container {
            #sourceLocation(file:"Namesake.swift",line:1)
            try Container(checks: .strict(roots: [There.View.self], except: [.unreached])) {
                Singleton(Here.View.init)
            }
            #sourceLocation()
        }
        let error = #expect(throws: LinkError.self) { try link() }
        #expect(error?.problems.map(\.kind) == [.missing])
        #expect(
            error?.problems.first?.hints.last == """
                two types are named View: the root is JoineryGraphTests.GraphTypeTests.There.View, bound is \
                JoineryGraphTests.GraphTypeTests.Here.View (JoineryGraphTests/Namesake.swift:2).
                """
        )
        _ = try Container(checks: .strict(roots: [Here.View.self])) { Singleton(Here.View.init) }
    }

    @Test func `the input of a module as a root is not met by another input of its name`() throws {
        let container = try Container { Here.ScreenModule() }
        #expect(container.graph.warnings(roots: [Here.ScreenInput.self]).isEmpty)
        #expect(
            container.graph.warnings(roots: [There.ScreenInput.self]).map(\.kind) == [.missing, .neverBuilt]
        )
    }

    @Test func `a query by type finds that type alone`() throws {
        let container = try Container {
            Singleton(Here.View.init)
            Singleton(There.View.self) { (_: Here.View) in There.View() }
            Transient(String.self) { (_: There.View) in "" }
        }
        let graph = container.graph
        #expect(graph.nodes(for: Here.View.self) == [graph.nodes[0]])
        #expect(graph.nodes(for: Lazy<There.View>.self) == [graph.nodes[1]])
        #expect(graph.dependents(of: There.View.self).map(\.service) == ["String"])
        #expect(graph.dependencies(of: There.View.self) == [graph.nodes[0]])
        #expect(graph.unused(roots: [Here.View.self]).count == 2)
        #expect(graph.subgraph(reachableFrom: [Here.View.self]).nodes == [graph.nodes[0]])
    }

    @Test func `a module by its type is that module alone`() throws {
        let graph = try Container {
            Here.ScreenModule()
            There.ScreenModule()
        }
        .graph
        #expect(graph.nodes(for: There.ScreenModule.self) == [graph.nodes[2]])
        #expect(graph.subgraph(ofModule: There.ScreenInput.self).nodes.count == 2)
    }

    @Test func `a service is found under what it provides and with its tag, and not under the name of another type`()
        throws
    {
        enum Mark {}
        let graph = try Container {
            Singleton(Here.View.init).provides((any Looking).self) { $0 }
            Singleton(There.View.init).tagged(Mark.self)
        }
        .graph
        #expect(graph.nodes(for: (any Looking).self) == [graph.nodes[0]])
        #expect(graph.nodes(for: There.View.self) == [graph.nodes[1]])
    }

    @Test func `an extension finds the types of its base`() throws {
        let base = try Container { Singleton(Here.View.init) }
        let graph = try Container(extending: base) { Singleton(There.View.init) }.graph
        #expect(graph.nodes(for: Here.View.self).map(\.base) == [1])
        #expect(graph.nodes(for: There.View.self).map(\.base) == [0])
    }

    @Test func `a decoded graph has only names, and equals the one that was encoded`() throws {
        let graph = try Container { Singleton(Here.View.init) }.graph
        let decoded = try JSONDecoder().decode(DependencyGraph.self, from: JSONEncoder().encode(graph))
        #expect(decoded == graph)
        #expect(Set([decoded, graph]).count == 1)
        #expect(decoded.nodes(for: There.View.self) == decoded.nodes)
        #expect(graph.nodes(for: There.View.self).isEmpty)
    }

    @Test func `a decoded graph is searched by the names of services, their other names and inputs`() throws {
        let graph = try Container {
            Singleton(Here.View.init).provides((any Looking).self) { $0 }
            Here.ScreenModule()
        }
        .graph
        let decoded = try JSONDecoder().decode(DependencyGraph.self, from: JSONEncoder().encode(graph))
        for type in [Here.View.self, (any Looking).self, Here.ScreenInput.self, Int.self] as [Any.Type] {
            #expect(decoded.nodes(for: type).map(\.id) == graph.nodes(for: type).map(\.id))
        }
        #expect(!decoded.nodes(for: (any Looking).self).isEmpty)
    }
}
