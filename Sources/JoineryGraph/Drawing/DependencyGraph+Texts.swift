import Joinery

extension DependencyGraph.Node {
    /// What a picture says of a node besides its name: `Singleton · MainActor`.
    package var caption: String {
        let scope = scope?.description
        var parts: [String] =
            switch kind {
            case .binding: [scope ?? ""]
            case .contribution: ["Contribution"]
            case .decorator: ["Decorator", scope ?? ""]
            case .input: ["input"]
            case .module: ["Module"]
            case .adapter: ["Adapter"]
            case .resolver: ["look-ups by hand"]
            }
        if traits.contains(.asynchronous) { parts.append("asynchronous") }
        if traits.contains(.eager) { parts.append("eager") }
        if traits.contains(.shared) { parts.append("shared") }
        if let isolation, kind != .module { parts.append(isolation) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// More lines for a picture: the other keys, what is exported, where it is contributed.
    package var notes: [String] {
        let hidden = Set(exports)
        var lines = provides.filter { !hidden.contains($0) }.map { "also \($0)" }
        lines += exports.map { $0 == key ? "exported" : "exports \($0)" }
        if kind == .binding { lines += contributesTo.map { "part of \($0)" } }
        return lines
    }
}

extension DependencyGraph.Edge.Kind {
    /// What an edge of this kind means, for a legend.
    package var meaning: String {
        switch self {
        case .construction: "needs"
        case .decorator: "decorates"
        case .contribution: "collects"
        case .wiring: "wires"
        case .lazy: "lazy"
        case .provider: "provider"
        case .factory: "factory"
        case .builder: "builds"
        case .child: "embeds"
        case .adapter: "adapts to"
        case .opaque: "asks by hand"
        }
    }
}
