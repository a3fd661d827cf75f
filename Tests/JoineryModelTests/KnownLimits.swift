import Joinery

extension Sketch {
    /// Whether the sketch shows something that is told of as a limit in docs/scopes.md, and that the model does not follow.
    var isKnownToDiffer: Bool {
        (overrides.isEmpty ? [self] : [self, overridden])
            .contains { sketch in
                sketch.levels.indices.contains { World(sketch.levels[...$0]).isKnownToDiffer }
            }
    }
}

extension World {
    fileprivate var isKnownToDiffer: Bool { hasRing || hasLazyValue }

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
