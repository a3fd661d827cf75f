import Joinery
import JoineryGraph
import Testing

private struct Crate<Content> {
    var content: Content
}
private struct Crate_Int_ {}
private final class View {}
private struct OuterInput: ModuleInput {
    typealias Entry = View
}
private struct InnerInput: ModuleInput {
    typealias Entry = View
}
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(View.init)
        InnerModule()
    }
}
private struct InnerModule: Module {
    typealias Input = InnerInput
    var bindings: Bindings { PerModule(View.init) }
}

@Suite struct GraphNameTests {
    @Test func `what looks alike in Mermaid gets a number`() throws {
        let text = try Container {
            Transient(Crate<Int>.self) { Crate(content: 1) }
            Transient(Crate_Int_.init)
        }
        .graph.mermaid()
        #expect(text.contains("Crate_Int_(\"<b>Crate#lt;Int#gt;</b>"), "\(text)")
        #expect(text.contains("Crate_Int__2(\"<b>Crate_Int_</b>"), "\(text)")
    }

    @Test func `tuples and functions as services are told apart by their full names`() throws {
        typealias Work = @Sendable (Int) -> String
        let graph = try Container {
            Transient((Int, String).self) { (1, "") }
            Transient(Work.self) { { "\($0)" } }
        }
        .graph
        #expect(graph.nodes(for: (Int, String).self).map(\.key) == ["(Int, String)"])
        #expect(graph.nodes(for: Work.self).count == 1)
        #expect(graph.nodes(for: ((Int) -> String).self).isEmpty)
    }

    @Test func `a module that is declared in another is drawn inside of it`() throws {
        let graph = try Container { OuterModule() }.graph
        let lines = graph.mermaid().split(separator: "\n").map { $0.drop { $0 == " " } }
        let outer = try #require(lines.firstIndex { $0.hasPrefix("subgraph") && $0.contains("[\"OuterModule") })
        let inner = try #require(lines.firstIndex { $0.hasPrefix("subgraph") && $0.contains("InnerModule") })
        #expect(outer < inner)
        // The outer one has not ended where the inner one begins.
        #expect(!lines[outer..<inner].contains("end"))
        #expect(graph.dot().contains("InnerModule"))
    }
}
