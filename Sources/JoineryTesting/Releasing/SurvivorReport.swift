import Joinery

/// The text of a failure that lists the objects that are still alive, and the objects that retain them.
struct SurvivorReport {
    private let survivors: [Sighted]
    /// The other objects that the container shares.
    private let kept: [Sighted]
    private let isSingleton: [Bool]
    private let graph: HolderGraph

    /// - Parameters:
    ///   - survivors: The objects that should have been released.
    ///   - kept: The objects that the container shares, which may retain them.
    init(_ survivors: [Sighted], kept: [Sighted]) {
        self.survivors = survivors
        isSingleton = survivors.map { survivor in
            kept.contains { $0.object === survivor.object && $0.step?.scope == .singleton }
        }
        var known = Set(survivors.map { ObjectIdentifier($0.object) })
        self.kept = kept.filter { known.insert(ObjectIdentifier($0.object)).inserted }
        graph = HolderGraph(survivors + self.kept)
    }

    var text: String {
        let count = survivors.count
        var lines = [count == 1 ? "1 object is still alive:" : "\(count) objects are still alive:"]
        for number in survivors.indices { lines += ["", "\(number + 1). \(title(of: number))"] + holders(of: number) }
        let cycles = graph.cycles(among: survivors.indices).map { "  cycle: \(text(of: $0))" }
        if !cycles.isEmpty { lines += [""] + cycles }
        return (lines + [""] + hints(isCycleKnown: !cycles.isEmpty)).joined(separator: "\n")
    }

    private func title(of number: Int) -> String {
        let name = graph.names[number]
        guard let step = survivors[number].step else { return name }
        if step.key == name { return step.description }
        return "\(name), made for \(step)"
    }

    private func holders(of number: Int) -> [String] {
        if isSingleton[number] { return ["   retained by the container"] }
        let holders = graph.holders(of: number)
        guard !holders.isEmpty else { return ["   retained by nothing that can be seen"] }
        return holders.map { hold in
            let isShared = hold.holder >= survivors.count
            let scope = isShared ? kept[hold.holder - survivors.count].step?.scope.map { ", a \($0)" } : nil
            return "   retained by \(graph.names[hold.holder]).\(hold.path)\(scope ?? "")"
        }
    }

    private func text(of cycle: [HolderGraph.Hold]) -> String {
        let names = cycle.map { "\(graph.names[$0.holder]).\($0.path)" }
        return (names + [cycle.first.map { graph.names[$0.holder] } ?? ""]).joined(separator: " → ")
    }

    private func hints(isCycleKnown: Bool) -> [String] {
        if isCycleKnown {
            return ["  hint: make the backward reference of the cycle weak: to a view, a delegate or a parent."]
        }
        let hidden = "the captures of closures, running tasks, and objects outside of the container cannot be seen."
        guard !graph.closures.isEmpty else { return ["  hint: \(hidden)"] }
        let shown = graph.closures.prefix(10).joined(separator: ", ") + (graph.closures.count > 10 ? ", …" : "")
        return ["  hint: \(hidden) There are closures in \(shown)."]
    }
}
