/// The history that the model expects, as it writes it.
final class Script {
    private(set) var events: [Event] = []
    private(set) var objects: [ModelObject] = []
    let memory = Memory()
    /// Whether the test holds all that is made.
    private let isKeeping: Bool
    /// The deferred requests that are being answered, outermost first.
    private var calls: [Call] = []
    private var callCount = 0
    /// Whether it has made more than is worth to be compared.
    private(set) var isTooMuch = false
    /// The actor that the caller is on.
    var home = Sketch.Home.nowhere
    private var instances: [Playback.Instance] = []
    private var inputs = 0
    private var sabotage: Sabotage?

    init(isKeeping: Bool, sabotage: Sabotage? = nil) {
        self.isKeeping = isKeeping
        self.sabotage = sabotage
    }

    /// Whether something still holds an object.
    func isAlive(_ object: ModelObject) -> Bool { isKeeping || memory.isAlive(object) }
    func isAlive(_ container: Playback) -> Bool { isKeeping || memory.isAlive(container) }

    func add(_ event: Event) { events.append(event) }

    /// A deferred request: for what, and for which module instance.
    private struct Call: Equatable {
        let container: ObjectIdentifier
        let target: World.Node
        let instance: ObjectIdentifier?
    }

    /// Runs a deferred request, unless the same is under way.
    func calling<Result>(
        _ target: World.Node,
        of container: Playback,
        in instance: Playback.Instance?,
        isBuild: Bool,
        _ body: () throws -> Result
    ) throws -> Result {
        let call = Call(
            container: ObjectIdentifier(container),
            target: target,
            instance: instance.map { ObjectIdentifier($0) }
        )
        callCount += 1
        // A module that builds itself ends only by its inputs.
        if calls.count > 30 || callCount > 3_000 { isTooMuch = true }
        if isTooMuch || !isBuild && calls.contains(call) { throw ModelError.refused("cycle") }
        calls.append(call)
        defer { calls.removeLast() }
        return try body()
    }

    /// Makes a module instance.
    func open(
        _ place: Int,
        of container: Playback,
        in parent: Playback.Instance?,
        input: ModelInput?
    )
        -> Playback.Instance
    {
        let instance = Playback.Instance(place, of: container, in: parent, input: input)
        instances.append(instance)
        return instance
    }

    /// Lets go of all that the model has made: its objects and instances refer to each other.
    func end() {
        for object in objects { object.forget() }
        for instance in instances {
            instance.forget()
            instance.container.forget()
        }
        instances = []
        memory.hand = []
    }

    func nextInput(_ received: [ModelReceived] = []) -> ModelInput {
        inputs += 1
        return ModelInput(number: inputs, received: received)
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

    func enter(_ child: Int, _ received: [ModelReceived]) throws -> ModelInput {
        try strike(child)
        let input = nextInput(received)
        add(.entered(child: child, with: received.map(\.seen), input: input.number))
        return input
    }

    func adapt(_ bridge: Int, from input: ModelInput) -> ModelInput {
        let next = nextInput([.input(input)])
        add(.adapted(bridge, from: input.number, to: next.number))
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

extension [ModelReceived] {
    /// The deferred requests among these, and those that the objects among these were given.
    var laters: [ModelLater] {
        flatMap { received -> [ModelLater] in
            switch received {
            case .later(let later): return [later]
            case .object(let object):
                return object.received.compactMap { if case .later(let later) = $0 { later } else { nil } }
            case .nothing, .input: return []
            }
        }
    }
}

/// The input of a module.
final class ModelInput {
    let number: Int
    let received: [ModelReceived]

    init(number: Int, received: [ModelReceived]) {
        self.number = number
        self.received = received
    }
}

/// A parameter as the model gave it.
enum ModelReceived {
    case object(ModelObject)
    case nothing
    case input(ModelInput)
    case later(ModelLater)

    var seen: Seen {
        switch self {
        case .object(let object): .object(object.serial)
        case .nothing: .nothing
        case .input(let input): .input(input.number)
        case .later: .later
        }
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
