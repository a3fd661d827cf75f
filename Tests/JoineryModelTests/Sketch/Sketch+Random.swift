import Joinery

/// Numbers that look random and are the same for the same seed.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
    mutating func chance(_ percent: Int) -> Bool { number(100) < percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }
}

extension Sketch {
    /// A sketch that is the same for the same seed.
    ///
    /// Half of them are wild: anything may need anything. The others are tame: mostly what long-lived needs long-lived,
    /// and what has a number needs smaller ones, so that many of them link.
    static func random(seed: UInt64) -> Sketch {
        var sketcher = Sketcher(seed: seed)
        return sketcher.sketch()
    }
}

extension Sketch {
    /// The same with some factories that call deferred requests while they make their object.
    func withEagerFactories(seed: UInt64) -> Sketch {
        var random = RandomNumbers(seed: seed)
        guard random.chance(50) else { return self }
        return changingBindings { $0.isEager = $0.home == .nowhere && random.chance(40) }
    }

    /// The same with all bindings changed, those in modules too.
    func changingBindings(_ change: (inout Binding) -> Void) -> Sketch {
        func changed(_ block: Block) -> Block {
            var block = block
            for index in block.bindings.indices { change(&block.bindings[index]) }
            for index in block.rooms.indices { block.rooms[index].block = changed(block.rooms[index].block) }
            return block
        }
        return Sketch(levels: levels.map(changed), overrides: overrides)
    }
}

/// Draws a random sketch.
private struct Sketcher {
    private var random: RandomNumbers
    private let isWild: Bool
    private let parts: Int
    private let doors: Int
    /// Which parts are values, and which of these are over-aligned.
    private let keys: [Sketch.Key]
    private let home: Sketch.Home
    /// What the modules share with those inside of them, and the container does not have.
    private let context: Int?
    private var ids = 0
    /// The pages that the module which is being drawn may ask for.
    private var pages: [Int] = []

    init(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        isWild = random.chance(25)
        parts = 3 + random.number(5)
        doors = random.number(4)
        home = random.pick([.nowhere, .nowhere, .main, .workshop])
        keys = (0..<Family.marks.count).map { random.pick([.part($0), .part($0), .part($0), .plain($0), .wide($0)]) }
        context = random.chance(35) ? parts - 1 : nil
        self.random = random
    }

    mutating func sketch() -> Sketch {
        let count = random.pick([1, 1, 1, 1, 2, 2, 3])
        var sketch = Sketch(levels: [])
        for level in 0..<count { sketch.levels.append(container(isBase: level == 0)) }
        if random.chance(20) {
            let replaced = Set(
                (0...random.number(2)).map { _ in keys[random.number(parts + 1) % Family.marks.count] }
            )
            sketch.overrides = replaced.sorted { "\($0)" < "\($1)" }.map { binding($0, in: nil, isOverride: true) }
        }
        return sketch
    }

    private mutating func nextID() -> Int {
        ids += 1
        return ids
    }

    private mutating func container(isBase: Bool) -> Sketch.Block {
        var block = Sketch.Block()
        let share = isWild ? 75 : 97
        for part in 0..<parts where part != context && random.chance(isBase ? share : 25) {
            block.bindings.append(binding(keys[part], in: nil))
        }
        addFaces(to: &block, isModule: false)
        for door in 0..<doors where random.chance(isBase ? (isWild ? 85 : 98) : 15) {
            block.rooms.append(room(door, depth: 0))
        }
        addBridges(to: &block)
        return block
    }

    private mutating func room(_ door: Int, depth: Int) -> Sketch.Room {
        var block = Sketch.Block()
        for other in 0..<doors where random.chance(other > door ? 25 : isWild ? 8 : 0) {
            block.children.append(
                Sketch.Child(
                    id: nextID(),
                    door: other,
                    home: someHome(20),
                    needs: needs(for: parts, in: door, limit: 2)
                )
            )
        }
        pages = isWild ? Array(0..<doors) : block.children.map(\.door)
        if !random.chance(isWild ? 5 : 1) { block.bindings.append(binding(.page(door), in: door)) }
        for part in 0..<parts where random.chance(part == context ? 60 : 35) {
            var binding = binding(keys[part], in: door)
            if part == context { binding.scope = .perModule }
            if binding.scope == .perModule {
                binding.isShared = random.chance(part == context ? 90 : 25)
                binding.isExported = random.chance(15)
            }
            block.bindings.append(binding)
        }
        for _ in 0..<random.number(3) {
            block.wirings.append(
                Sketch.Wire(id: nextID(), home: someHome(15), needs: needs(for: parts + 1, in: door, limit: 3))
            )
        }
        addFaces(to: &block, isModule: true)
        if depth < 2 {
            for other in 0..<doors where other != door && random.chance(12) {
                block.rooms.append(room(other, depth: depth + 1))
            }
        }
        if random.chance(10) { addBridges(to: &block) }
        return Sketch.Room(door: door, block: block)
    }

    private mutating func binding(_ key: Sketch.Key, in door: Int?, isOverride: Bool = false) -> Sketch.Binding {
        var rank = parts
        if let index = keys.firstIndex(of: key) { rank = index }
        var scope = scope(rank, isModule: door != nil)
        // What is held weakly has to be an object.
        if scope == .weak, key.isValue { scope = .singleton }
        var binding = Sketch.Binding(id: nextID(), key: key, scope: scope, home: someHome(rank * 4))
        binding.needs = isOverride && random.chance(60) ? [] : needs(for: rank, in: door, scope: scope, limit: 3)
        return binding
    }

    private mutating func scope(_ rank: Int, isModule: Bool) -> Scope {
        if isWild { return random.pick([.singleton, .transient, .perModule, .weak]) }
        // The higher the number, the shorter the life.
        let short: Scope = isModule ? random.pick([.perModule, .perModule, .transient]) : .transient
        guard rank * 2 < parts else { return random.chance(isModule ? 3 : 10) ? .perModule : short }
        return random.pick([.singleton, .singleton, .weak, isModule ? .perModule : .transient])
    }

    private mutating func someHome(_ percent: Int) -> Sketch.Home {
        guard random.chance(percent) else { return .nowhere }
        return isWild && random.chance(60) ? random.pick([.main, .workshop]) : home
    }

    private mutating func needs(
        for rank: Int,
        in door: Int?,
        scope: Scope = .perModule,
        limit: Int
    ) -> [Sketch.Need] {
        (0..<random.number(limit + 1)).compactMap { _ in need(for: rank, in: door, scope: scope) }
    }

    private mutating func need(for rank: Int, in door: Int?, scope: Scope) -> Sketch.Need? {
        let kind = random.number(20)
        if kind == 0, let door, isWild || scope == .perModule { return .input(door) }
        if kind == 1, doors > 0, isWild || door != nil { return .builder(random.number(doors)) }
        let isDeferred = kind < 6
        let reach = isWild || isDeferred ? parts + (random.chance(30) ? 1 : 0) : min(rank, parts)
        guard reach > 0 else { return nil }
        var key = keys[random.number(reach) % parts]
        if random.chance(15) { key = .face(random.number(isWild ? 4 : min(reach, 3))) }
        // A page is there if it is a child's.
        if door != nil, !pages.isEmpty, isWild || scope == .perModule, random.chance(12) {
            key = .page(random.pick(pages))
        }
        switch kind {
        case 2, 3: return .lazy(key)
        case 4, 5: return .provider(key)
        case 6, 7, 8: return .optional(key)
        default: return .direct(key)
        }
    }

    /// Gives some bindings another name; a name stands for one of them in each block, mostly.
    private mutating func addFaces(to block: inout Sketch.Block, isModule: Bool) {
        for face in 0..<4 where !block.bindings.isEmpty && random.chance(isWild || isModule ? 40 : 95) {
            let candidates = block.bindings.indices.filter { isWild || block.bindings[$0].key == keys[face] }
            guard !candidates.isEmpty else { continue }
            let index = random.pick(candidates)
            let isExported = isModule && block.bindings[index].scope == .perModule && random.chance(40)
            block.bindings[index].faces.append(Sketch.OtherName(face: face, isExported: isExported))
        }
        if isWild, random.chance(6), let binding = block.bindings.randomElement(using: &random) {
            var copy = binding
            copy.id = nextID()
            copy.faces = []
            block.bindings.append(copy)
        }
    }

    private mutating func addBridges(to block: inout Sketch.Block) {
        guard doors > 0 else { return }
        for _ in 0..<random.number(2) where random.chance(50) {
            let from = isWild ? random.number(doors + 1) : doors
            block.adapters.append(Sketch.Bridge(id: nextID(), from: from, to: random.number(doors + (isWild ? 1 : 0))))
        }
    }
}
