internal import Foundation
import Joinery
public import JoineryGraph

/// A form in which the graph of the app can be printed.
public enum GraphForm: String, CaseIterable, Hashable, Sendable {
    case mermaid
    case dot
    case json
    case tree

    /// The graph in this form.
    public func text(of graph: DependencyGraph) throws -> String {
        switch self {
        case .mermaid: return graph.mermaid()
        case .dot: return graph.dot()
        case .tree: return graph.tree()
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(graph), as: UTF8.self)
        }
    }
}
