import Joinery
import Testing

private final class Service: Sendable {}
private struct Settings: Sendable {
    var number: Int
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let services: [Service]
    let settings: [Settings]
    init(first: Service, second: Service, third: Provider<Service>, one: Settings, two: Settings) throws {
        services = [first, second, try third()]
        settings = [one, two]
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init) }
}

@Suite struct ScopeTests {
    @Test func `A singleton is one for each container`() throws {
        let bindings = Singleton(Service.init).declared
        let first = try Container { bindings }
        let second = try Container { bindings }
        let service = try first.resolve(Service.self)
        #expect(try first.resolve(Service.self) === service)
        #expect(try second.resolve(Service.self) !== service)
    }

    @Test func `A transient is a new one for each request`() throws {
        let runs = Counter()
        let container = try Container {
            Transient(Service.init)
            Transient(Settings.self) { Settings(number: runs.next()) }
            PageModule()
        }
        #expect(try container.resolve(Service.self) !== container.resolve(Service.self))
        let page = try container.build(PageInput())
        #expect(Set(page.services.map { ObjectIdentifier($0) }).count == 3)
        #expect(page.settings.map(\.number) == [1, 2])
    }

    @Test func `A per-module template of the container is one for each module instance`() throws {
        let runs = Counter()
        let container = try Container {
            PerModule(Service.init)
            PerModule(Settings.self) { Settings(number: runs.next()) }
            PageModule()
        }
        let first = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(Set(first.services.map { ObjectIdentifier($0) }).count == 1)
        #expect(first.settings.map(\.number) == [1, 1])
        #expect(second.settings.map(\.number) == [2, 2])
        #expect(first.services[0] !== second.services[0])
    }

    @Test func `A struct that is a singleton is made once and copied out`() throws {
        let runs = Counter()
        let container = try Container { Singleton(Settings.self) { Settings(number: runs.next()) } }
        var settings = try container.resolve(Settings.self)
        settings.number = 100
        #expect(try container.resolve(Settings.self).number == 1)
        #expect(runs.value == 1)
    }

    @Test func `A factory that fails once leaves nothing cached, in any scope`() throws {
        for scope in [Scope.singleton, .perModule, .weak, .transient] {
            let runs = Counter()
            let make: @Sendable () throws -> Service = {
                if runs.next() == 1 { throw Failure.down }
                return Service()
            }
            let container = try Container {
                switch scope {
                case .singleton: Singleton(make, as: Service.self)
                case .perModule: PerModule(make, as: Service.self)
                case .weak: Weak(make, as: Service.self)
                case .transient: Transient(make, as: Service.self)
                }
                Transient(Settings.self) { Settings(number: 0) }
                PageModule()
            }
            let error = resolutionError { try container.build(PageInput()) }
            #expect(error?.underlying as? Failure == .down)
            #expect(error?.keys == ["PageModule", "Page", "Service"])
            _ = try container.build(PageInput())
            #expect(runs.value == (scope == .transient ? 4 : 2), "\(scope)")
        }
    }

    @Test func `What nobody asks for is never made`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Service.self) {
                runs.next()
                return Service()
            }
            Singleton(Settings.self) { Settings(number: 1) }
        }
        _ = try container.resolve(Settings.self)
        #expect(runs.value == 0)
    }
}
