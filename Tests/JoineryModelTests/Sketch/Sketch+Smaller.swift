extension Sketch {
    /// The smallest sketch found that still fails, by leaving out one thing after the other.
    func shrunk(while isFailing: (Sketch) async -> Bool) async -> Sketch {
        var smallest = self
        var isDone = false
        while !isDone {
            isDone = true
            for candidate in smallest.smaller where await isFailing(candidate) {
                smallest = candidate
                isDone = false
                break
            }
        }
        return smallest
    }

    /// The sketches with one thing less, the largest things first.
    private var smaller: [Sketch] {
        var result: [Sketch] = []
        if levels.count > 1 {
            for index in levels.indices {
                var copy = self
                copy.levels.remove(at: index)
                result.append(copy)
            }
        }
        if !overrides.isEmpty {
            result += Sketch.without(overrides).map { Sketch(levels: levels, overrides: $0) }
            result += Sketch.changed(overrides).map { Sketch(levels: levels, overrides: $0) }
        }
        for index in levels.indices {
            result += levels[index].smaller
                .map { block in
                    var copy = self
                    copy.levels[index] = block
                    return copy
                }
        }
        return result
    }

    /// The lists with one element less.
    fileprivate static func without<Element>(_ list: [Element]) -> [[Element]] {
        list.indices.map { index in
            var copy = list
            copy.remove(at: index)
            return copy
        }
    }

    /// The lists with one element simpler.
    fileprivate static func changed<Element: Shrinking>(_ list: [Element]) -> [[Element]] {
        list.indices.flatMap { index in
            list[index].smaller
                .map { element in
                    var copy = list
                    copy[index] = element
                    return copy
                }
        }
    }
}

/// Something that can have less in it.
private protocol Shrinking {
    var smaller: [Self] { get }
}

extension Shrinking {
    /// Copies with one property changed, where that is a change.
    fileprivate func with<Value: Equatable>(_ path: WritableKeyPath<Self, Value>, _ values: [Value]) -> [Self] {
        values.filter { $0 != self[keyPath: path] }
            .map { value in
                var copy = self
                copy[keyPath: path] = value
                return copy
            }
    }
}

extension Sketch.Block: Shrinking {
    fileprivate var smaller: [Sketch.Block] {
        with(\.rooms, Sketch.without(rooms)) + with(\.children, Sketch.without(children))
            + with(\.bindings, Sketch.without(bindings)) + with(\.wirings, Sketch.without(wirings))
            + with(\.adapters, Sketch.without(adapters)) + with(\.rooms, Sketch.changed(rooms))
            + with(\.children, Sketch.changed(children)) + with(\.bindings, Sketch.changed(bindings))
            + with(\.wirings, Sketch.changed(wirings))
    }
}

extension Sketch.Room: Shrinking {
    fileprivate var smaller: [Sketch.Room] { with(\.block, block.smaller) }
}

extension Sketch.Binding: Shrinking {
    fileprivate var smaller: [Sketch.Binding] {
        with(\.needs, Sketch.without(needs)) + with(\.faces, Sketch.without(faces)) + with(\.home, [.nowhere])
            + with(\.isShared, [false]) + with(\.isEager, [false]) + with(\.isExported, [false])
    }
}

extension Sketch.Child: Shrinking {
    fileprivate var smaller: [Sketch.Child] { with(\.needs, Sketch.without(needs)) + with(\.home, [.nowhere]) }
}

extension Sketch.Wire: Shrinking {
    fileprivate var smaller: [Sketch.Wire] { with(\.needs, Sketch.without(needs)) + with(\.home, [.nowhere]) }
}
