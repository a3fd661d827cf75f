import Joinery
import Testing

private protocol Decoder: Sendable { var number: Int { get } }
private final class Hardware: Tracked, Decoder, @unchecked Sendable {
    // `@unchecked`: constant.
    let number: Int
    init(_ alive: Counter, _ number: Int) {
        self.number = number
        super.init(alive)
    }
}
private struct Software: Decoder {
    let number = 0
}

@Suite struct WeakTests {
    @Test func `A weak service is the same while somebody holds it, and made anew after`() throws {
        let alive = Counter()
        let runs = Counter()
        let container = try Container { Weak((any Decoder).self) { Hardware(alive, runs.next()) } }
        var first: (any Decoder)? = try container.resolve((any Decoder).self)
        var second: (any Decoder)? = try container.resolve((any Decoder).self)
        #expect(first as? Hardware === second as? Hardware)
        #expect(runs.value == 1)
        first = nil
        #expect(try container.resolve((any Decoder).self).number == 1)
        second = nil
        #expect(alive.value == 0)
        #expect(try container.resolve((any Decoder).self).number == 2)
        #expect(alive.value == 0)
        _ = (first, second)
    }

    @Test func `An object that is being released is not brought back`() throws {
        final class Last: Sendable {
            let onEnd: @Sendable () -> Void
            init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
            deinit { onEnd() }
        }
        let runs = Counter()
        let found = Counter()
        let box = Box<Container>()
        let container = try Container {
            Weak(Last.self) {
                let number = runs.next()
                return Last {
                    guard number == 1 else { return }
                    // While the first goes, another one is made.
                    if (try? box.value?.resolve(Last.self)) != nil { found.next() }
                }
            }
        }
        box.value = container
        _ = try container.resolve(Last.self)
        #expect(runs.value == 2)
        #expect(found.value == 1)
        box.value = nil
    }

    @Test func `A weak service behind other types is one object`() throws {
        let alive = Counter()
        let container = try Container {
            Weak(Hardware.self) { Hardware(alive, 1) }
                .provides((any Decoder).self) { $0 }
                .provides(AnyObject.self) { $0 }
        }
        let object = try container.resolve((any Decoder).self)
        #expect(try container.resolve(Hardware.self) === object as? Hardware)
        #expect(try container.resolve(AnyObject.self) === object as? Hardware)
        #expect(alive.value == 1)
    }

    @Test func `A value behind a protocol is an error, and nothing is kept`() throws {
        struct Player {
            let decoder: any Decoder
        }
        let runs = Counter()
        let alive = Counter()
        let container = try Container {
            Weak((any Decoder).self) { runs.next() == 1 ? Software() as any Decoder : Hardware(alive, 7) }
            Transient(Player.init)
        }
        let error = resolutionError { try container.resolve(Player.self) }
        #expect(error?.name == "notAnObject")
        #expect(error?.keys == ["Player", "any Decoder"])
        #expect(try container.resolve(Player.self).decoder.number == 7)
    }

    @Test func `A value type is a problem when linking`() {
        #expect(problem { Weak(Software.self) { Software() } }?.kind == .unsupported)
        #expect(problem { Weak(Int.self) { 1 } }?.kind == .unsupported)
        #expect(problem { Weak([Hardware].self) { [] } }?.kind == .unsupported)
        #expect(problem { Weak((@Sendable () -> Void).self) { {} } }?.kind == .unsupported)
        #expect(problem { Weak((Hardware, Hardware).self) { throw Failure.down } }?.kind == .unsupported)
        #expect(problem { Weak(Hardware?.self) { nil } }?.kind == .unsupported)
    }

    @Test func `Classes, actors, generic classes and compositions can be weak`() throws {
        actor Worker {}
        final class Holder<Value: Sendable>: Sendable {}
        class Base: @unchecked Sendable {}
        final class Sub: Base, Decoder, @unchecked Sendable { let number = 3 }
        let container = try Container {
            Weak(Worker.self) { Worker() }
            Weak(Holder<Int>.self) { Holder<Int>() }
            Weak((any Base & Decoder).self) { Sub() }
            Weak((any Sendable).self) { Base() }
        }
        let worker = try container.resolve(Worker.self)
        #expect(try container.resolve(Worker.self) === worker)
        let holder = try container.resolve(Holder<Int>.self)
        #expect(try container.resolve(Holder<Int>.self) === holder)
        let composed = try container.resolve((any Base & Decoder).self)
        #expect(try container.resolve((any Base & Decoder).self) === composed)
        let any = try container.resolve((any Sendable).self)
        #expect(try container.resolve((any Sendable).self) as AnyObject === any as AnyObject)
    }

    @Test func `A weak service that would hold something of a module is a captive`() {
        final class Context: Sendable {}
        let found = problem {
            PerModule(Context.init)
            Weak(Holding<Context>.init)
        }
        #expect(found?.kind == .captive)
        #expect(found?.keys == ["Holding<Context>", "Context"])
        // It is no singleton.
        #expect(found?.summary.contains("singleton") == false)
    }

    @Test func `A singleton may hold a weak service for good, and keeps it alive`() throws {
        let alive = Counter()
        let container = try Container {
            Weak(Hardware.self) { Hardware(alive, 1) }
            Singleton(Holding<Hardware>.init)
        }
        let holding = try container.resolve(Holding<Hardware>.self)
        #expect(try container.resolve(Hardware.self) === holding.service)
        #expect(alive.value == 1)
    }

    @Test func `A weak service of a module is shared by its instances`() throws {
        struct PageInput: ModuleInput {
            typealias Entry = Holding<Hardware>
        }
        struct PageModule: Module {
            let alive: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                Weak(Hardware.self) { [alive] in Hardware(alive, 1) }
                PerModule(Holding<Hardware>.init)
            }
        }
        let alive = Counter()
        let container = try Container { PageModule(alive: alive) }
        var first: Holding<Hardware>? = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(first !== second)
        #expect(first?.service === second.service)
        first = nil
        #expect(alive.value == 1)
        let top = try Container(extending: container) {}
        #expect(try top.build(PageInput()).service === second.service)
    }

    @Test func `A base's weak service is one for all that extend it`() throws {
        let alive = Counter()
        let base = try Container { Weak(Hardware.self) { Hardware(alive, 1) } }
        let top = try Container(extending: base) {}
        let held = try top.resolve(Hardware.self)
        #expect(try base.resolve(Hardware.self) === held)
    }

    @Test func `A lazy need of a weak service gives the same object each time`() throws {
        struct Player {
            let decoder: Lazy<Hardware>
        }
        let alive = Counter()
        let runs = Counter()
        let container = try Container {
            Weak(Hardware.self) { Hardware(alive, runs.next()) }
            Transient(Player.init)
        }
        let player = try container.resolve(Player.self)
        #expect(try player.decoder().number == 1)
        #expect(try player.decoder().number == 1)
    }

    @Test @MainActor func `A weak service belongs to the actor of its factory`() async throws {
        let container = try Container { Weak(Screen.init) }
        let screen = try container.resolve(Screen.self)
        #expect(try container.resolve(Screen.self) === screen)
        #expect(resolutionError { try container.resolve(Screen.self, isolation: nil) }?.name == "wrongIsolation")
    }
}

private final class Holding<Service: Sendable>: Sendable {
    let service: Service
    init(service: Service) { self.service = service }
}
@MainActor private final class Screen {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
