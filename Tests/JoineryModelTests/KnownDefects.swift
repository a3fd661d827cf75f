import Joinery

extension Sketch {
    /// Whether the sketch shows something that the library is known to do wrong.
    ///
    /// Such sketches are left out, so that the others can be compared. Delete what has been mended.
    var isKnownToDiffer: Bool {
        if hasTemplateOverOther || hasOverriddenNames { return true }
        return (isOverriding ? [self, overridden] : [self])
            .contains { sketch in
                sketch.levels.indices.contains { World(sketch.levels[...$0]).isKnownToDiffer }
            }
    }

    private var isOverriding: Bool { !overrides.isEmpty }

    /// A `PerModule` in an extension that shadows what is none is checked as if it were asked for outside of modules.
    private var hasTemplateOverOther: Bool {
        levels.indices.dropFirst()
            .contains { index in
                let templates = levels[index].bindings.filter { $0.scope == .perModule }.flatMap(\.keys)
                return levels[..<index].map(\.table)
                    .contains { base in
                        templates.contains { key in base[key].map { $0.scope != .perModule } ?? false }
                    }
            }
    }

    /// The other names of a binding that is overridden keep its scope.
    private var hasOverriddenNames: Bool {
        func blocks(_ block: Block) -> [Block] { [block] + block.rooms.flatMap { blocks($0.block) } }
        return levels.flatMap(blocks).flatMap(\.bindings)
            .contains { binding in
                overrides.contains { $0.key == binding.key && $0.scope != binding.scope && !binding.faces.isEmpty }
            }
    }
}

extension World {
    fileprivate var isKnownToDiffer: Bool {
        hasRing || hasBuilderInSingleton || hasSharedAroundChild || hasWiredFallback || hasSharedActor || hasLazyValue
    }

    /// A `Lazy` of something that the container keeps can hold what belongs to a module, and that the container.
    private var hasRing: Bool {
        let kept = closure(of: nodes.filter(isContainers)) { $0.isImmediate }
        return kept.contains { node in
            needs(of: node)
                .contains { need in
                    guard case .lazy = need, let target = target(of: need, from: node.place) else { return false }
                    return needsModule(target)
                }
        }
    }

    /// A singleton that is declared in a module and builds another is taken for that module.
    private var hasBuilderInSingleton: Bool {
        closure(of: nodes.filter { isContainers($0) && $0.place != 0 }) { $0.isImmediate }
            .contains { node in
                needs(of: node)
                    .contains { need in
                        guard case .builder = need else { return false }
                        return true
                    }
            }
    }

    /// A module that shares what needs its own child is told to be a cycle.
    private var hasSharedAroundChild: Bool {
        places.contains { place in
            place.id != 0
                && place.block.bindings.filter(\.isShared).flatMap(\.keys).compactMap { find($0, from: place.id) }
                    .contains { node in
                        immediateNeeds(of: node)
                            .contains { other in
                                guard case .embedded(place.id, _) = other else { return false }
                                return true
                            }
                    }
        }
    }

    /// What a wiring needs from above is made from the container's binding as well.
    private var hasWiredFallback: Bool {
        let wirings = nodes.filter { node in
            guard case .wiring = node else { return false }
            return true
        }
        return closure(of: Array(wirings)) { $0.isImmediate }
            .contains { node in
                guard case .above(let place, let key) = node, let other = findInContainer(key, for: place) else {
                    return false
                }
                return !isContainers(other)
            }
    }

    /// What is shared somewhere on an actor is taken to need that actor everywhere.
    private var hasSharedActor: Bool {
        nodes.contains { node in
            guard case .above(_, let key) = node else { return false }
            return places.contains { $0.id != 0 && $0.shares(key) && $0.bindings[key]?.home != .nowhere }
        }
    }

    /// A value that a `Lazy` gives, and that leads back to it, is made anew each time.
    private var hasLazyValue: Bool {
        nodes.contains { node in
            needs(of: node)
                .contains { need in
                    guard case .lazy(.face) = need, let target = target(of: need, from: node.place) else {
                        return false
                    }
                    return closure(of: [target]).contains(node)
                }
        }
    }
}
