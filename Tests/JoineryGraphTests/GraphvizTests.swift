import Foundation
import Joinery
import JoineryGraph
import Testing

/// Whether Graphviz reads what is written for it; skipped where it is not installed.
@Suite(.enabled(if: Graphviz.program != nil, "dot is not installed"))
struct GraphvizTests {
    @Test func `it accepts the graph of an app, of an extension and of types with odd names, without a word`() throws {
        struct Odd<Value>: Sendable { enum Tag<Other> {} }
        let app = try DirectoryApp.container()
        let odd = try Container(extending: app) {
            Singleton(Odd<[String: Int?]>.self) { Odd() }.tagged(Odd<Int>.Tag<(String, Int)>.self)
            Contribution(String.self, key: #"a "quoted" \ <key> & more"#) { "" }
            Singleton(Int.self) { (_: Tagged<Odd<Int>.Tag<(String, Int)>, Odd<[String: Int?]>>, _: [String: String]) in
                1
            }
        }
        for graph in [app.graph, odd.graph, odd.graph.additions(), DependencyGraph()] {
            let result = try run(graph.dot())
            #expect(result.status == 0)
            #expect(result.errors.isEmpty)
            #expect(result.output.contains("</svg>"))
        }
    }

    @Test func `it draws a node for each node, and an edge for each edge`() throws {
        let graph = try DirectoryApp.container().graph
        let svg = try run(graph.dot()).output
        for node in graph.nodes { #expect(svg.contains("<title>\(node.id)</title>")) }
        let arrows = svg.split(separator: "class=\"edge\"").count - 1
        let kinds = Set(graph.edges.map(\.kind)).count
        #expect(arrows == graph.edges.count + kinds)
    }

    private func run(_ text: String) throws -> (status: Int32, output: String, errors: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["graph.dot", "graph.svg", "errors"].map { folder.appendingPathComponent($0) }
        try text.write(to: files[0], atomically: true, encoding: .utf8)
        try "".write(to: files[2], atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Graphviz.program))
        process.arguments = ["-Tsvg", files[0].path, "-o", files[1].path]
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return (
            process.terminationStatus,
            try String(contentsOf: files[1], encoding: .utf8),
            try String(contentsOf: files[2], encoding: .utf8)
        )
    }
}

/// The program that draws, if this machine has it.
private enum Graphviz {
    static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/dot" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
