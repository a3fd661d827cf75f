import Foundation
import Joinery
import JoineryGraph
import Testing

/// What is decoded is checked, since somebody may have edited it.
@Suite struct GraphDecodingTests {
    /// The text of the error that decoding a graph throws.
    private func refusal(nodes: String, edges: String = "[]") throws -> String {
        let json = Data(#"{"nodes":\#(nodes),"edges":\#(edges)}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(DependencyGraph.self, from: json) }
        guard case .dataCorrupted(let context) = try #require(error) else {
            Issue.record("another error: \(String(describing: error))")
            return ""
        }
        return context.debugDescription
    }

    @Test func `a negative base is refused`() throws {
        #expect(
            try refusal(nodes: #"[{"id":"a","kind":"binding","service":"A","base":-1}]"#) == """
                The base of the node "a" is -1: it is 0 for the container itself, and 1 or more for the containers that it \
                extends.
                """
        )
    }

    @Test func `two nodes with one id are refused`() throws {
        let nodes = #"[{"id":"a","kind":"binding","service":"A"},{"id":"a","kind":"binding","service":"B"}]"#
        #expect(try refusal(nodes: nodes) == #"Two nodes have the id "a"; each node needs an id of its own."#)
    }

    @Test(arguments: [("a", "b"), ("b", "a")])
    func `an edge that begins or ends at no node is refused`(from: String, to: String) throws {
        #expect(
            try refusal(
                nodes: #"[{"id":"a","kind":"binding","service":"A"}]"#,
                edges: #"[{"from":"\#(from)","to":"\#(to)","kind":"construction"}]"#
            ) == #"The edge from "\#(from)" to "\#(to)" is between nodes of the graph, and no node has the id "b"."#
        )
    }

    @Test func `modules that are declared in each other are refused, and so is a module that is none`() throws {
        let circle = #"""
            [{"id":"a","kind":"module","service":"A","module":"b"},{"id":"b","kind":"module","service":"B","module":"a"}]
            """#
        #expect(
            try refusal(nodes: circle) == #"The module "a" is declared in itself, or in a module that it contains."#
        )
        let none =
            #"[{"id":"a","kind":"binding","service":"A"},{"id":"b","kind":"binding","service":"B","module":"a"}]"#
        #expect(try refusal(nodes: none) == #"The node "b" is in "a", which is not a module."#)
    }

    @Test func `a binding that is made for something that is not a module is refused`() throws {
        let nodes =
            #"[{"id":"a","kind":"binding","service":"A"},{"id":"b","kind":"binding","service":"B","madeFor":["c","a"]}]"#
        #expect(try refusal(nodes: nodes) == #"The node "b" is in "a", which is not a module."#)
    }

    @Test(arguments: [
        "A.swift", "A.swift:", "A.swift:-1", "A.swift:99999999999999999999", "A.swift:NaN", "A.swift:1.5",
    ])
    func `a place without a line is refused`(place: String) throws {
        let nodes = #"[{"id":"a","kind":"binding","service":"A","location":"\#(place)"}]"#
        #expect(try refusal(nodes: nodes) == #""\#(place)" is not a place in the source, as Module/File.swift:12."#)
    }

    @Test(arguments: ["9223372036854775808", "1.5", "\"1\""])
    func `a base that is not a number of a container is refused`(base: String) {
        let json = Data(#"{"nodes":[{"id":"a","kind":"binding","service":"A","base":\#(base)}],"edges":[]}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(DependencyGraph.self, from: json) }
    }

    @Test func `every part of a graph can be decoded`() throws {
        let container = try DirectoryApp.container()
        let session = try Container(extending: container) { Singleton(Int.self) { (_: DirectoryApp.ImageStore) in 1 } }
        let graph = session.graph
        let parts = [
            graph, graph.additions(), container.graph.subgraph(ofModule: DirectoryApp.SearchModule.self),
            container.graph.subgraph(reachableFrom: ["ListModule/ListPresenter"]), DependencyGraph(),
        ]
        for part in parts {
            #expect(try JSONDecoder().decode(DependencyGraph.self, from: JSONEncoder().encode(part)) == part)
        }
    }

    @Test func `a graph with numbers of bases that do not follow each other can be drawn`() {
        var near = DependencyGraph.Node(id: "a", kind: .binding, service: "A")
        near.base = -1
        var far = DependencyGraph.Node(id: "b", kind: .binding, service: "B")
        far.base = .max
        let graph = DependencyGraph(nodes: [far, near])
        #expect(graph.tree() == "a  \nb  \n")
        #expect(graph.mermaid().contains("<b>B</b>"))
    }
}
