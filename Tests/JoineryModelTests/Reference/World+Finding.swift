import Joinery

extension World {
    /// What a key means at a place.
    func find(_ key: Sketch.Key, from place: Int) -> Node? {
        guard place != 0 else { return findInContainer(key, for: 0) }
        let here = places[place]
        if let binding = here.bindings[key] {
            // A singleton that is declared in a module of the extended container is the extended container's.
            if here.level > 0, binding.isContainers { return .base(path: here.path, key) }
            return node(key, of: binding, at: place)
        }
        if let offer = offer(of: key, in: place) { return offer }
        if places.contains(where: { $0.id != 0 && $0.shares(key) }) { return .above(place: place, key) }
        return findInContainer(key, for: place)
    }

    /// What a key means in the container, for somebody who asks from a place.
    func findInContainer(_ key: Sketch.Key, for place: Int) -> Node? {
        for (level, table) in tables.enumerated() {
            guard let binding = table[key] else { continue }
            // The nearest wins. What is shared is made from the bindings of who declares it, the rest where it is asked for.
            guard binding.isContainers else { return node(key, of: binding, at: place) }
            return level == 0 ? node(key, of: binding, at: 0) : .base(path: [], key)
        }
        return nil
    }

    /// The binding that makes what a key means at a place.
    func binding(of key: Sketch.Key, at place: Int) -> Sketch.Binding? {
        let own = place == 0 ? nil : places[place].bindings[key]
        return own ?? tables.lazy.compactMap { $0[key] }.first
    }

    private func node(_ key: Sketch.Key, of binding: Sketch.Binding, at place: Int) -> Node {
        binding.key == key ? .object(place: place, key) : .name(place: place, key)
    }

    /// What a child of a module offers under a key; a child of itself offers nothing.
    private func offer(of key: Sketch.Key, in place: Int) -> Node? {
        for (index, child) in places[place].block.children.enumerated() {
            guard let room = room(for: child.door, from: place), room != place else { continue }
            if key == .page(child.door) { return .entry(place: place, child: index) }
            if places[room].exports.contains(key) { return .export(place: place, child: index, key) }
        }
        return nil
    }

    /// The module or adapter that takes a door, as seen from a place: of the modules around it, else of the container.
    func target(of door: Int, from place: Int) -> Node? {
        var next: Int? = place
        while let current = next {
            let blocks = current == 0 ? blocks : [places[current].block]
            for block in blocks {
                if let bridge = block.adapters.first(where: { $0.from == door }) {
                    return .bridge(place: current, bridge)
                }
                if block.rooms.contains(where: { $0.door == door }) {
                    return self.place(places[current].path + [door]).map { .room(place: $0) }
                }
            }
            next = places[current].outer
        }
        return nil
    }

    /// The module that a door leads to in the end.
    func room(for door: Int, from place: Int) -> Int? {
        var target = target(of: door, from: place)
        for _ in 0..<20 {
            switch target {
            case .room(let room): return room
            case .bridge(let home, let bridge): target = self.target(of: bridge.to, from: home)
            default: return nil
            }
        }
        return nil
    }
}

extension World.Place {
    /// Whether the modules built inside this one see its binding.
    func shares(_ key: Sketch.Key) -> Bool { bindings[key]?.isShared ?? false }

    /// What the module around it sees.
    var exports: Set<Sketch.Key> {
        var keys: Set<Sketch.Key> = []
        for binding in block.bindings where binding.scope == .perModule {
            if binding.isExported { keys.insert(binding.key) }
            keys.formUnion(binding.faces.filter(\.isExported).map { .face($0.face) })
        }
        return keys.filter { bindings[$0]?.scope == .perModule }
    }
}

extension Sketch.Block {
    /// The bindings by all their names; of two with one name the first.
    var table: [Sketch.Key: Sketch.Binding] {
        Dictionary(bindings.flatMap { binding in binding.keys.map { ($0, binding) } }) { first, _ in first }
    }

    /// Whether a door leads somewhere here.
    func accepts(_ door: Int) -> Bool { adapters.contains { $0.from == door } || rooms.contains { $0.door == door } }
}

extension Sketch.Binding {
    /// All that it can be asked for by.
    var keys: [Sketch.Key] { [key] + faces.map { .face($0.face) } }
}
