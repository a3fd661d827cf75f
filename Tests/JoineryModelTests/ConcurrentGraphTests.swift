import Foundation
import Joinery
import Testing

private let seeds = Effort.rounds(300, release: 1_500)

@Suite struct ConcurrentGraphTests {
    @Test
    func `Four threads that ask a random graph for everything make each singleton once, and see the same one`() throws {
        var tried = 0
        for seed in 0..<seeds {
            let sketch = Sketch.random(seed: seed).withoutHomes
            guard !sketch.isKnownToDiffer, sketch.levels.count == 1 else { continue }
            let alive: Counter
            do {
                guard let container = Linked(sketch) else { continue }
                tried += 1
                alive = container.history.alive
                #expect(container.askOnFourThreads(seed), "seed \(seed): a hang")
                let differing = container.singletons.filter { container.answers[$0]?.count != 1 }
                #expect(differing.isEmpty, "seed \(seed): \(differing)\n\(sketch)")
                let again = container.repeated
                #expect(again.isEmpty, "seed \(seed): bindings \(again) were made more than once\n\(sketch)")
                container.history.clear()
            }
            // A thread lets go of its closure a moment after it has said that it is done.
            for _ in 0..<2_000 where alive.value != 0 { usleep(1_000) }
            #expect(alive.value == 0, "seed \(seed): something is left\n\(sketch)")
        }
        #expect(tried > Int(seeds) / 15)
    }
}

/// A sketch that links, asked by several threads at once.
private final class Linked: Sendable {
    let history = History(isKeeping: true)
    let singletons: [Sketch.Key]
    private let keys: [Sketch.Key]
    private let doors: [Int]
    private let shared: Set<Int>
    private let container: Container
    private let log = Answers()

    init?(_ sketch: Sketch) {
        let world = World(sketch.levels[...])
        guard world.verdict().isClean else { return nil }
        let bindings = Assembling(history: history).bindings(of: sketch.levels[0])
        guard let container = try? Container({ bindings }) else { return nil }
        self.container = container
        keys = sketch.levels[0].bindings.filter { $0.scope != .perModule }.flatMap(\.keys)
        doors = sketch.levels[0].rooms.map(\.door)
        singletons = sketch.levels[0].bindings.filter(\.isContainers).flatMap(\.keys)
        shared = Set(sketch.levels[0].bindings.filter(\.isContainers).map(\.id))
    }

    var answers: [Sketch.Key: Set<Int>] { log.all }

    /// The container's bindings of one object that have made several.
    var repeated: [Int] {
        var counts: [Int: Int] = [:]
        for case .made(let binding, _, _) in history.events where shared.contains(binding) {
            counts[binding, default: 0] += 1
        }
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    /// Asks for everything, each thread in an order of its own; whether that ends.
    func askOnFourThreads(_ seed: UInt64) -> Bool {
        let done = DispatchGroup()
        let start = DispatchSemaphore(value: 0)
        for index in 0..<4 as Range<UInt64> {
            done.enter()
            let thread = Thread { [self] in
                var random = RandomNumbers(seed: seed &* 4 &+ index)
                start.wait()
                for key in keys.shuffled(using: &random) { ask(Family.service(key), key) }
                for door in doors.shuffled(using: &random) { build(Family.door(door)) }
                done.leave()
            }
            thread.stackSize = 1 << 22
            thread.start()
        }
        for _ in 0..<4 { start.signal() }
        return done.wait(timeout: .now() + 20) == .success
    }

    private func ask<S: Service>(_ service: S.Type, _ key: Sketch.Key) {
        guard let object = try? container.resolve(service).object else { return log.add(-1, for: key) }
        log.add(object.serial, for: key)
        for case .later(let later) in object.received { _ = try? later.call(history, isolation: nil) }
    }

    private func build<O: Opening>(_ door: O.Type) {
        guard let page = try? container.build(O(history.nextInput())) else { return }
        for case .later(let later) in page.object.received { _ = try? later.call(history, isolation: nil) }
    }
}

/// The objects that each key has given.
///
/// `@unchecked`: everything is touched under `lock` only.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var serials: [Sketch.Key: Set<Int>] = [:]

    var all: [Sketch.Key: Set<Int>] { lock.withLock { serials } }

    func add(_ serial: Int, for key: Sketch.Key) { lock.withLock { _ = serials[key, default: []].insert(serial) } }
}

extension Sketch {
    /// The same without actors.
    fileprivate var withoutHomes: Sketch {
        func changed(_ block: Block) -> Block {
            var block = block
            for index in block.bindings.indices { block.bindings[index].home = .nowhere }
            for index in block.children.indices { block.children[index].home = .nowhere }
            for index in block.wirings.indices { block.wirings[index].home = .nowhere }
            for index in block.rooms.indices { block.rooms[index].block = changed(block.rooms[index].block) }
            return block
        }
        return Sketch(levels: levels.map(changed))
    }
}
