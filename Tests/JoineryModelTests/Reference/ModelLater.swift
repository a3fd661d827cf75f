/// A parameter that gives its object when it is called.
final class ModelLater {
    private let playback: Playback
    private let target: World.Node
    private let place: Int
    /// The module instance that it was made for, or the container; nothing in a singleton.
    let instance: Playback.Instance?
    /// Whether it gives the same object each time.
    private let keeps: Bool
    /// Whether it holds that itself: not if it would hold, in the end, the object that it was given to.
    let keepsStrongly: Bool
    private(set) var kept: ModelObject?

    init(_ playback: Playback, _ need: Sketch.Need, of owner: World.Node, in instance: Playback.Instance?) {
        guard let target = playback.world.target(of: need, from: owner.place) else { fatalError("It is linked.") }
        self.playback = playback
        self.target = target
        self.instance = instance
        place = owner.place
        let isRing = playback.world.closure(of: [target]).contains(owner)
        if case .lazy = need { keeps = !playback.world.isSingletons(target) } else { keeps = false }
        keepsStrongly = keeps && !isRing
    }

    /// The actor that it has to be called on.
    var home: Sketch.Home {
        let needed = playback.world.effectiveHome(of: target)
        guard needed == .nowhere, let instance, takesOfInstance else { return needed }
        return instance.home
    }

    /// Whether it gives something that belongs to the module instance, or that is made from such.
    private var takesOfInstance: Bool {
        switch target {
        case .room, .bridge: playback.world.takesFromAbove(target)
        default: playback.world.needsModule(target)
        }
    }

    func call(on home: Sketch.Home) throws -> ModelObject {
        let isBuild: Bool
        switch target {
        case .room, .bridge: isBuild = true
        default: isBuild = false
        }
        let script = playback.script
        let caller = script.home
        script.home = home
        defer { script.home = caller }
        return try script.memory.holding {
            // The input is made by the caller, so before anything can go wrong.
            let input = isBuild ? script.nextInput() : nil
            guard instance != nil || script.isAlive(playback) else { throw ModelError.refused("closed") }
            script.memory.begin(.container(playback))
            if let instance { script.memory.begin(.instance(instance)) }
            let needed = playback.world.effectiveHome(of: target)
            guard needed == .nowhere || needed == home else { throw ModelError.refused("wrongIsolation") }
            return try script.calling(target, of: playback, in: instance, isBuild: isBuild) {
                try answer(input, on: home)
            }
        }
    }

    private func answer(_ input: ModelInput?, on home: Sketch.Home) throws -> ModelObject {
        let script = playback.script
        let isAlone = (instance?.place ?? 0) == 0 || place == 0
        if let instance, takesOfInstance, input != nil || !isAlone, instance.home != .nowhere, instance.home != home {
            // What belongs to a module that was built on an actor is given on that actor alone.
            throw ModelError.refused("wrongIsolation")
        }
        if let input { return try playback.build(target, input: input, in: instance ?? playback.root) }
        if let kept, keepsStrongly || !playback.world.isValue(target) && script.isAlive(kept) { return kept }
        // Where there is no module around, what belongs to one is made for this call.
        let needsOwn = isAlone && playback.world.needsModule(target)
        let own = needsOwn ? script.open(place, of: playback, in: instance ?? playback.root, input: nil) : nil
        if let own { script.memory.begin(.instance(own)) }
        defer { own?.finish() }
        let object = try playback.obtain(target, in: own ?? instance)
        if keeps { kept = object }
        return object
    }
}
