import Joinery
import Testing

/// One sketch, linked and used by the library and by the model: where the two do not agree.
struct Trial {
    let sketch: Sketch
    /// A factory that fails.
    var sabotage: Sabotage?
    /// Says in which order things are asked for, called and let go of; without it everything is asked for and kept.
    var steps: UInt64?
    /// Deceives the model, to see whether that is found out.
    var deceive: @Sendable (Sketch) -> Sketch = { $0 }

    /// What a trial has shown.
    struct Report {
        /// The difference; `nil` if there is none.
        var difference: String?
        /// The kinds of problems that were found.
        var kinds: Set<LinkError.Problem.Kind> = []
        /// How many objects were made.
        var objects = 0
        var events: [Event] = []
    }

    func run() async -> Report {
        let history = History(isKeeping: sabotage == nil && steps == nil, sabotage: sabotage)
        let expected = deceive(sketch)
        var report = await run(expected, history)
        history.clear()
        if report.difference == nil, history.alive.value != 0 {
            report.difference = "\(history.alive.value) objects are alive when nobody holds them any more"
        }
        guard report.difference == nil, report.kinds.isEmpty, !sketch.overrides.isEmpty, sabotage == nil, steps == nil
        else {
            return report
        }
        return await runOverriding(expected)
    }

    /// Links the containers one after the other, and uses them if all of them link.
    private func run(_ expected: Sketch, _ history: History) async -> Report {
        var report = Report()
        var containers: [Container] = []
        for index in sketch.levels.indices {
            let (container, found) = link(index, extending: containers.last, history)
            report.kinds = Set(found.map(\.kind))
            report.difference = World(expected.levels[...index]).verdict().objection(to: found)
                .map { "linking container \(index): \($0)" }
            guard report.difference == nil, let container else { return report }
            containers.append(container)
        }
        guard let steps else { return await use(containers, World(expected.levels[...]), history) }
        return await live(&containers, World(expected.levels[...]), history, steps)
    }

    /// Overrides something in the last container, which links, and uses the result.
    private func runOverriding(_ expected: Sketch) async -> Report {
        let history = History(isKeeping: true)
        var original: Container?
        for index in sketch.levels.indices { original = link(index, extending: original, history).0 }
        guard let original else { return Report(difference: "it links, and then it does not") }
        let (container, found) = link {
            try original.overriding { Assembling(history: history).bindings(of: sketch.overrides) }
        }
        var report = Report(kinds: Set(found.map(\.kind)))
        report.difference = verdict(ofOverriding: expected).objection(to: found).map { "overriding: \($0)" }
        guard report.difference == nil, let container else { return report }
        report = await use([container], World(expected.overridden.levels[...]), history)
        report.difference = report.difference.map { "overriding: \($0)" }
        history.clear()
        return report
    }

    /// Everything is linked anew, from the base on; what overrides nothing shows at the end.
    private func verdict(ofOverriding sketch: Sketch) -> Verdict {
        let levels = sketch.overridden.levels
        for index in levels.indices.dropLast() {
            let verdict = World(levels[...index]).verdict()
            if !verdict.isClean { return verdict }
        }
        var verdict = World(levels[...]).verdict()
        let unbound = Set(sketch.overrides.map(\.key)).subtracting(sketch.boundKeys)
        verdict.required.formUnion(unbound.map { Verdict.Finding(kind: .notOverridden, key: "\($0)") })
        return verdict
    }

    private func link(_ index: Int, extending base: Container?, _ history: History) -> (Container?, [LinkError.Problem])
    {
        let bindings = Assembling(history: history).bindings(of: sketch.levels[index])
        return link {
            guard let base else { return try Container { bindings } }
            return try Container(extending: base) { bindings }
        }
    }

    private func link(_ make: () throws -> Container) -> (Container?, [LinkError.Problem]) {
        do {
            return (try make(), [])
        } catch let error as LinkError {
            return (nil, error.problems)
        } catch {
            Issue.record("Not a LinkError: \(error)")
            return (nil, [])
        }
    }
}
