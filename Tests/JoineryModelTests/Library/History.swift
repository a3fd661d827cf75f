import Foundation

/// What happened while a graph was used: the same events are written by the library's objects and by the model.
enum Event: Sendable, Equatable {
    /// A factory has made the object of this number, out of these.
    case made(binding: Int, serial: Int, of: [Seen])
    /// A factory has thrown.
    case failed(binding: Int)
    /// A wiring has run.
    case wired(Int, with: [Seen])
    /// A child's input has been made.
    case entered(child: Int, with: [Seen], input: Int)
    /// An adapter has made one input from another.
    case adapted(Int, from: Int, to: Int)
    /// A factory has run on another actor than its own.
    case misplaced(Int)
    /// The container was asked for something.
    case asked(String, Outcome)
    /// A deferred parameter of an object was called.
    case called(serial: Int, parameter: Int, Outcome)
    /// A factory has called a deferred request while it made its object.
    case calledByFactory(binding: Int, Outcome)
    /// So many objects are alive although only the container can hold them.
    case alive(Int)
}

/// A parameter as a factory saw it.
enum Seen: Sendable, Equatable {
    case object(Int)
    case nothing
    case input(Int)
    case later
}

/// What a factory throws that is to fail.
struct Fault: Error {
    let binding: Int
}

/// Which factory fails, and how often.
struct Sabotage: Sendable, Equatable {
    var binding: Int
    /// `nil` for ever.
    var times: Int?
}

/// The history of what the library made of a sketch.
///
/// `@unchecked`: everything that changes is only touched under `lock`.
final class History: @unchecked Sendable {
    private let lock = NSLock()
    private var log: [Event] = []
    private var objects: [Made] = []
    private var serials = 0
    private var inputs = 0
    private var sabotage: Sabotage?
    private var home = Sketch.Home.nowhere
    private let isKeeping: Bool
    let alive = Counter()

    /// - Parameters:
    ///   - isKeeping: Whether it holds all objects, so that the weak ones stay and the deferred can be called.
    ///   - sabotage: What is to fail.
    init(isKeeping: Bool, sabotage: Sabotage? = nil) {
        self.isKeeping = isKeeping
        self.sabotage = sabotage
    }

    var events: [Event] { lock.withLock { log } }
    var kept: [Made] { lock.withLock { objects } }

    func add(_ event: Event) { lock.withLock { log.append(event) } }

    /// Notes the actor on which the container is asked from here on.
    func move(to home: Sketch.Home) { lock.withLock { self.home = home } }

    /// Writes down if the code of an actor runs on another.
    func checkPlace(_ home: Sketch.Home, _ id: Int) {
        lock.withLock {
            if home != .nowhere, home != self.home { log.append(.misplaced(id)) }
        }
    }

    /// What the next input holds.
    func nextInput(_ received: [Received] = []) -> Slip {
        let number = lock.withLock {
            inputs += 1
            return inputs
        }
        return Slip(number: number, received: received, alive: alive)
    }

    func make<Object: Thing>(_ type: Object.Type, _ binding: Int, _ received: [Received]) throws -> Object {
        let birth: Birth? = lock.withLock {
            if sabotage?.strikes(binding) == true {
                log.append(.failed(binding: binding))
                return nil
            }
            serials += 1
            log.append(.made(binding: binding, serial: serials, of: received.map(\.seen)))
            return Birth(serial: serials, received: received, alive: alive)
        }
        guard let birth else { throw Fault(binding: binding) }
        let object = Object(birth)
        if isKeeping { lock.withLock { objects.append(object.object) } }
        return object
    }

    /// Fails a wiring or a child's input that is to fail.
    func check(_ id: Int) throws {
        let isStruck = lock.withLock {
            guard sabotage?.strikes(id) == true else { return false }
            log.append(.failed(binding: id))
            return true
        }
        if isStruck { throw Fault(binding: id) }
    }

    /// Lets go of all objects: they may hold the container that holds this.
    func clear() {
        let all = lock.withLock {
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(all) {}
    }
}

extension Sabotage {
    /// Whether this call of the factory is to fail.
    mutating func strikes(_ id: Int) -> Bool {
        guard id == binding, times != 0 else { return false }
        times = times.map { $0 - 1 }
        return true
    }
}
