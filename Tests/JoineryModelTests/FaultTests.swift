import Joinery
import Testing

private let rounds = Effort.rounds(12, release: 64)

@Suite struct FaultTests {
    @Test(arguments: 0..<rounds)
    func `Every factory, wiring, child and adapter of a graph may fail, once or for ever`(round: UInt64) async {
        for seed in round * 12..<round * 12 + 12 {
            let sketch = Sketch.random(seed: seed).withoutWeak
            guard !sketch.isKnownToDiffer, sketch.isLinkable else { continue }
            for id in sketch.ids {
                for times in [1, nil] {
                    // The histories say what was made, what failed and by which path; after each request, how much is alive.
                    let sabotage = Sabotage(binding: id, times: times)
                    let report = await Trial(sketch: sketch, sabotage: sabotage).run()
                    guard let difference = report.difference else { continue }
                    return await explain(difference, sketch, sabotage, seed)
                }
            }
        }
    }

    @Test
    func `Failures happen in the trials, at the root and far down, and are followed by a call that works`() async {
        var depths: Set<Int> = []
        var recovered = 0
        for seed in 0..<40 as Range<UInt64> {
            let sketch = Sketch.random(seed: seed).withoutWeak
            guard !sketch.isKnownToDiffer, sketch.isLinkable else { continue }
            for id in sketch.ids {
                let events = await Trial(sketch: sketch, sabotage: Sabotage(binding: id, times: 1)).run().events
                var failed: Set<String> = []
                for case .asked(let what, let outcome) in events {
                    switch outcome {
                    case .failed(_, let path):
                        depths.insert(path.count)
                        failed.insert(what)
                    case .object: if failed.remove(what) != nil { recovered += 1 }
                    case .refused: break
                    }
                }
            }
        }
        #expect(depths.isSuperset(of: 1...4), "\(depths)")
        #expect(recovered > 50)
    }

    private func explain(_ difference: String, _ sketch: Sketch, _ sabotage: Sabotage, _ seed: UInt64) async {
        let small = await sketch.shrunk { sketch in
            guard !sketch.isKnownToDiffer, sketch.isLinkable else { return false }
            return await Trial(sketch: sketch, sabotage: sabotage).run().difference != nil
        }
        let why = await Trial(sketch: small, sabotage: sabotage).run().difference ?? difference
        Issue.record("seed \(seed), \(sabotage): \(why)\n\(small)")
    }
}

extension Sketch {
    /// Whether the model has nothing against it.
    fileprivate var isLinkable: Bool { levels.indices.allSatisfy { World(levels[...$0]).verdict().isClean } }

    /// The same with a singleton for each weak service: how long a weak one lives is up to those who hold it.
    fileprivate var withoutWeak: Sketch {
        func changed(_ block: Block) -> Block {
            var block = block
            for index in block.bindings.indices where block.bindings[index].scope == .weak {
                block.bindings[index].scope = .singleton
            }
            for index in block.rooms.indices { block.rooms[index].block = changed(block.rooms[index].block) }
            return block
        }
        return Sketch(levels: levels.map(changed))
    }

    /// Every declaration that has a closure which can fail.
    fileprivate var ids: [Int] {
        func ids(of block: Block) -> [Int] {
            block.bindings.map(\.id) + block.children.map(\.id) + block.wirings.map(\.id) + block.adapters.map(\.id)
                + block.rooms.flatMap { ids(of: $0.block) }
        }
        return levels.flatMap(ids)
    }
}
