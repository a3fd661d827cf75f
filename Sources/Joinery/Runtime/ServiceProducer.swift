public import Synchronization

/// Makes or finds one service without runtime arguments.
///
/// `@unchecked` as its superclass is. The object of a singleton is written once, under the lock of `once`, and published
/// by a releasing store to `made`; who reads it has loaded `made` acquiring.
@usableFromInline
final class ServiceProducer<Service>: Producer, @unchecked Sendable {
    /// Makes a new object.
    @usableFromInline let recipe: @Sendable (Edges, FramePointer?) throws -> Service
    @usableFromInline let kind: ProducerKind
    @usableFromInline let slot: Slot
    /// The address of the singleton's object once it is made.
    @usableFromInline let made = Atomic<UnsafeMutableRawPointer?>(nil)
    private let once: ConstructionLock?
    private let shared: SharedCell<Service>?

    init(_ seed: ProducerSeed, recipe: @escaping @Sendable (Edges, FramePointer?) throws -> Service) {
        self.recipe = recipe
        var place = Slot.none
        switch seed.lifetime {
        case .none: kind = .call
        case .container: kind = .singleton
        case .holders: kind = .weak
        case .frame(let slot):
            place = slot
            kind = slot.style.isCell ? .cell : .slot
        }
        slot = place
        once = kind == .singleton ? ConstructionLock() : nil
        shared = kind == .weak ? SharedCell(.weakly) : nil
        super.init(seed)
    }

    deinit {
        guard let address = made.load(ordering: .acquiring) else { return }
        let object = address.assumingMemoryBound(to: Service.self)
        object.deinitialize(count: 1)
        object.deallocate()
    }

    /// The service, for a module instance if the graph needs one.
    ///
    /// A transient is made in place. What is kept somewhere is found by a call, so that bindings stay small; factories call
    /// it unspecialised, and it is written so that this costs little.
    @inlinable
    @inline(__always)
    func obtain(_ frame: FramePointer?) throws -> Service {
        if kind == .call { return try recipe(Edges(edges), frame) }
        return try obtainKept(frame)
    }

    /// The object of everything but a transient, which is kept somewhere.
    ///
    /// Inlinable but not inlined: specialised once for each type that a module resolves from a container.
    @inlinable
    @inline(never)
    func obtainKept(_ frame: FramePointer?) throws -> Service {
        if kind == .slot {
            // The linker gives a frame to every producer that has a slot in it.
            let memory = frame.unsafelyUnwrapped.memory
            if (memory + slot.flag).load(as: Bool.self) {
                return (memory + slot.offset).assumingMemoryBound(to: Service.self).pointee
            }
        } else if let address = made.load(ordering: .acquiring) {
            return address.assumingMemoryBound(to: Service.self).pointee
        }
        return try make(frame)
    }

    /// Makes the object, unless another thread has or is about to.
    @usableFromInline
    @inline(never)
    func make(_ frame: FramePointer?) throws -> Service {
        switch kind {
        case .call: try recipe(Edges(edges), frame)
        case .slot: try makeInSlot(frame)
        case .singleton: try makeSingleton()
        case .cell: try obtainFromCell(frame)
        case .weak: try obtainShared()
        }
    }

    /// Makes the object of a module instance.
    private func makeInSlot(_ frame: FramePointer?) throws -> Service {
        let memory = frame.unsafelyUnwrapped.memory
        let address = (memory + slot.offset).assumingMemoryBound(to: Service.self)
        address.initialize(to: try recipe(Edges(edges), frame))
        (memory + slot.flag).storeBytes(of: true, as: Bool.self)
        return address.pointee
    }

    /// Finds the object that is still referenced, or makes one.
    func obtainShared() throws -> Service {
        guard let shared else { fatalError("A weak producer is made with a cell.") }
        return try shared.obtain(at: self) {
            let object = try recipe(Edges(edges), nil)
            guard type(of: object as Any) is AnyClass else { throw kernel.error(notAnObject: self) }
            return object
        }
    }

    /// Makes the singleton, or waits for the thread that is making it.
    func makeSingleton() throws -> Service {
        try keep { try recipe(Edges(edges), nil) }
        // If a shutdown has begun meanwhile, that ends it.
        try kernel.shutdownFlag.check(self)
        guard let address = made.load(ordering: .acquiring) else {
            fatalError("A singleton is made when its lock has run without an error.")
        }
        return address.assumingMemoryBound(to: Service.self).pointee
    }

    /// Takes the object of a singleton that has been made asynchronously.
    func publish(_ object: Service) throws {
        try keep { object }
    }

    /// Makes the object of the singleton if there is none yet, one thread at a time, and publishes it.
    private func keep(_ make: () throws -> Service) throws {
        guard let once else { fatalError("A singleton's producer is made with a lock.") }
        try once.run(for: self) {
            guard made.load(ordering: .acquiring) == nil else { return }
            try kernel.ending.make(self) {
                let object = try make()
                let address = UnsafeMutablePointer<Service>.allocate(capacity: 1)
                address.initialize(to: object)
                made.store(UnsafeMutableRawPointer(address), ordering: .releasing)
                kernel.didMake(self)
            }
        }
    }

    /// The object of a singleton, if it is made.
    func existing() -> Service? {
        made.load(ordering: .acquiring)?.assumingMemoryBound(to: Service.self).pointee
    }

    /// Finds or makes an object that deferred requests may ask for too, at any time and from any thread.
    func obtainFromCell(_ frame: FramePointer?) throws -> Service {
        guard let frame else { throw kernel.error(outsideModule: self) }
        let cell = cell(at: frame.memory + slot.offset).pointee
        guard let ending = frame.owner.head.pointee.ending else {
            return try cell.obtain(at: self) { try recipe(Edges(edges), frame) }
        }
        // A module that is held open ends what is made in it, and lets nothing be made once it has ended.
        if let object = cell.current() { return object }
        return try ending.make(self) { try cell.obtain(at: self) { try recipe(Edges(edges), frame) } }
    }

    override var holdsForActor: Bool {
        kind == .singleton && isolation != nil && made.load(ordering: .acquiring) != nil
    }

    /// Whoever reads the object of a singleton that belongs to an actor is on that actor, as this is.
    override func release() {
        guard kind == .singleton, isolation != nil else { return }
        guard let address = made.exchange(nil, ordering: .acquiringAndReleasing) else { return }
        let object = address.assumingMemoryBound(to: Service.self)
        object.deinitialize(count: 1)
        object.deallocate()
    }

    override var isSingleton: Bool { kind == .singleton || kind == .weak }

    override var isWeak: Bool { kind == .weak }

    override func ensureMade(_ frame: FramePointer?) throws {
        if kind == .slot, let frame, (frame.memory + slot.flag).load(as: Bool.self) { return }
        _ = try obtain(frame)
    }

    override func destroySlot(at address: UnsafeMutableRawPointer) {
        if kind == .cell {
            cell(at: address).deinitialize(count: 1)
        } else {
            address.assumingMemoryBound(to: Service.self).deinitialize(count: 1)
        }
    }

    override func makeCell(at address: UnsafeMutableRawPointer) {
        let keeping: SharedCell<Service>.Keeping =
            switch slot.style {
            case .keptCell: .always
            case .plainCell: .duringBuild
            case .cell, .plain, .kept: .untilFinished
            }
        cell(at: address).initialize(to: SharedCell(keeping))
    }

    override func finishCell(at address: UnsafeMutableRawPointer, hasFailed: Bool) {
        cell(at: address).pointee.finish(hasFailed: hasFailed)
    }

    /// Puts an object that is not made by the recipe into its slot of a new frame: a module's input.
    @inlinable
    func place(_ object: Service, in frame: FramePointer) {
        guard kind == .slot else { return placeInCell(object, in: frame) }
        let memory = frame.memory
        (memory + slot.offset).assumingMemoryBound(to: Service.self).initialize(to: object)
        (memory + slot.flag).storeBytes(of: true, as: Bool.self)
    }

    @usableFromInline
    func placeInCell(_ object: Service, in frame: FramePointer) {
        cell(at: frame.memory + slot.offset).pointee.place(object)
    }

    /// The object in its slot, if it is made.
    func current(in frame: Frame) -> Service? {
        let address = frame.memory + slot.offset
        if kind == .cell { return cell(at: address).pointee.current() }
        guard (frame.memory + slot.flag).load(as: Bool.self) else { return nil }
        return address.assumingMemoryBound(to: Service.self).pointee
    }

    private func cell(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<SharedCell<Service>> {
        address.assumingMemoryBound(to: SharedCell<Service>.self)
    }
}

/// How a producer comes to its object.
@usableFromInline
enum ProducerKind: UInt8, Sendable {
    case call
    case singleton
    case slot
    case cell
    case weak
}

extension Producer {
    /// This producer with its type.
    ///
    /// The linker connects a dependency on `Service` to producers of `Service` only: keys are metatypes, and each recipe
    /// makes the producer of its own service. So the cast cannot be wrong, and a debug build checks it.
    @inlinable
    @inline(__always)
    func `as`<Service>(_ service: Service.Type) -> ServiceProducer<Service> {
        unsafeDowncast(self, to: ServiceProducer<Service>.self)
    }
}
