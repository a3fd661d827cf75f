/// The history that the model expects, as it writes it.
final class Script {
    private(set) var events: [Event] = []
    private(set) var objects: [ModelObject] = []
    private var instances: [Playback.Instance] = []
    private var inputs = 0
    private var sabotage: Sabotage?

    init(sabotage: Sabotage? = nil) { self.sabotage = sabotage }

    func add(_ event: Event) { events.append(event) }

    /// Makes a module instance.
    func open(_ place: Int, in parent: Playback.Instance?, input: Int?) -> Playback.Instance {
        let instance = Playback.Instance(place, in: parent, input: input)
        instances.append(instance)
        return instance
    }

    /// Lets go of all that the model has made: its objects and instances refer to each other.
    func end() {
        for object in objects { object.forget() }
        for instance in instances { instance.forget() }
    }

    func nextInput() -> Int {
        inputs += 1
        return inputs
    }

    func make(_ binding: Int, _ received: [ModelReceived]) throws -> ModelObject {
        try strike(binding)
        let object = ModelObject(serial: objects.count + 1, received: received)
        objects.append(object)
        add(.made(binding: binding, serial: object.serial, of: received.map(\.seen)))
        return object
    }

    func wire(_ id: Int, _ received: [ModelReceived]) throws {
        try strike(id)
        add(.wired(id, with: received.map(\.seen)))
    }

    func enter(_ child: Int, _ received: [ModelReceived]) throws -> Int {
        try strike(child)
        let input = nextInput()
        add(.entered(child: child, with: received.map(\.seen), input: input))
        return input
    }

    func adapt(_ bridge: Int, from input: Int) -> Int {
        let next = nextInput()
        add(.adapted(bridge, from: input, to: next))
        return next
    }

    private func strike(_ id: Int) throws {
        guard sabotage?.strikes(id) == true else { return }
        add(.failed(binding: id))
        throw ModelError.failed(binding: id, path: [])
    }
}

/// An object that the model has made.
final class ModelObject {
    let serial: Int
    private(set) var received: [ModelReceived]

    init(serial: Int, received: [ModelReceived]) {
        self.serial = serial
        self.received = received
    }

    func forget() { received = [] }
}

/// A parameter as the model gave it.
enum ModelReceived {
    case object(ModelObject)
    case nothing
    case input(Int)
    case later(ModelLater)

    var seen: Seen {
        switch self {
        case .object(let object): .object(object.serial)
        case .nothing: .nothing
        case .input(let number): .input(number)
        case .later: .later
        }
    }
}

/// A parameter that gives its object when it is called.
final class ModelLater {
    private let playback: Playback
    private let target: World.Node
    private let place: Int
    private let instance: Playback.Instance?
    private let keeps: Bool
    private var kept: ModelObject?

    init(_ playback: Playback, _ target: World.Node, at place: Int, in instance: Playback.Instance?, keeps: Bool) {
        self.playback = playback
        self.target = target
        self.place = place
        self.instance = instance
        self.keeps = keeps
    }

    func call(on home: Sketch.Home) throws -> ModelObject {
        let isBuild: Bool
        switch target {
        case .room, .bridge: isBuild = true
        default: isBuild = false
        }
        // The input is made by the caller, so before anything can go wrong.
        let input = isBuild ? playback.script.nextInput() : 0
        let needed = playback.world.effectiveHome(of: target)
        guard needed == .nowhere || needed == home else { throw ModelError.refused("wrongIsolation") }
        if isBuild { return try playback.build(target, input: input, in: instance) }
        if let kept { return kept }
        // Where there is no module around, what belongs to one is made for this call.
        let isAlone = (instance == nil || place == 0) && playback.world.needsModule(target)
        let own = isAlone ? playback.script.open(place, in: nil, input: nil) : nil
        defer { own?.finish() }
        let object = try playback.obtain(target, in: own ?? instance)
        if keeps { kept = object }
        return object
    }
}

/// An error that the model expects.
enum ModelError: Error {
    case failed(binding: Int, path: [String])
    case refused(String)

    var outcome: Outcome {
        switch self {
        case .failed(let binding, let path): .failed(binding: binding, path: path)
        case .refused(let name): .refused(name)
        }
    }
}

/// Runs a body, and adds a step to the path of a failure in it.
func passing<Result>(_ step: String, _ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch ModelError.failed(let binding, let path) {
        throw ModelError.failed(binding: binding, path: [step] + path)
    }
}
