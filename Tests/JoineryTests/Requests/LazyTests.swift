import Joinery
import Testing

private final class Service: Tracked {}
private final class Holder {
    let service: Lazy<Service>
    init(service: Lazy<Service>) { self.service = service }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Tracked {
    let presenter: Lazy<Presenter>
    init(_ alive: Counter, _ presenter: Lazy<Presenter>) {
        self.presenter = presenter
        super.init(alive)
    }
}
private final class Presenter: Tracked {
    let page: Page
    init(_ alive: Counter, _ page: Page) {
        self.page = page
        super.init(alive)
    }
}
private struct PageModule: Module {
    let alive: Counter
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Page.self) { [alive] (presenter: Lazy<Presenter>) in Page(alive, presenter) }
        PerModule(Presenter.self) { [alive] (page: Page) in Presenter(alive, page) }
    }
}

@Suite struct LazyTests {
    @Test func `A lazy service is made on first use, and the same afterwards`() throws {
        let alive = Counter()
        let container = try Container {
            Transient(Service.self) { Service(alive) }
            Transient(Holder.init)
        }
        let holder = try container.resolve(Holder.self)
        #expect(alive.value == 0)
        let service = try holder.service()
        #expect(try holder.service() === service)
        #expect(alive.value == 1)
        #expect(try container.resolve(Holder.self).service() !== service)
    }

    @Test func `A lazy service keeps what it has made`() throws {
        let alive = Counter()
        let container = try Container {
            Transient(Service.self) { Service(alive) }
            Transient(Holder.init)
        }
        let holder = try container.resolve(Holder.self)
        _ = try holder.service()
        #expect(alive.value == 1)
        withExtendedLifetime(holder) {}
    }

    @Test func `A lazy service that fails is tried again`() throws {
        let runs = Counter()
        let alive = Counter()
        let container = try Container {
            Transient(Service.self) {
                if runs.next() == 1 { throw Failure.down }
                return Service(alive)
            }
            Transient(Holder.init)
        }
        let holder = try container.resolve(Holder.self)
        #expect(resolutionError { try holder.service() }?.underlying as? Failure == .down)
        _ = try holder.service()
        #expect(runs.value == 2)
    }

    @Test func `A lazy need closes a cycle in a module and leaks nothing`() throws {
        let alive = Counter()
        let container = try Container { PageModule(alive: alive) }
        var page: Page? = try container.build(PageInput())
        #expect(alive.value == 1)
        var presenter = try page?.presenter()
        #expect(presenter?.page === page)
        #expect(try page?.presenter() === presenter)
        #expect(alive.value == 2)
        presenter = nil
        page = nil
        #expect(alive.value == 0)
    }

    @Test func `A lazy need that closes a cycle gives the same object while somebody holds it`() throws {
        final class Owner: Sendable {
            let part: Lazy<Part>
            init(part: Lazy<Part>) { self.part = part }
        }
        final class Part: Sendable {
            let owner: Owner
            init(owner: Owner) { self.owner = owner }
        }
        let container = try Container {
            Singleton(Owner.init)
            Transient(Part.init)
        }
        let owner = try container.resolve(Owner.self)
        let part = try owner.part()
        #expect(part.owner === owner)
        #expect(try owner.part() === part)
    }

    @Test func `A lazy need that is used while it would close a cycle throws the cycle`() throws {
        final class First {
            init(second: Lazy<Second>) throws { _ = try second() }
        }
        final class Second {
            init(first: First) {}
        }
        let container = try Container {
            Transient(First.init)
            Transient(Second.init)
        }
        let error = resolutionError { try container.resolve(First.self) }
        #expect(error?.name == "cycle")
        #expect(error?.path.description.contains("First") == true)
        #expect(error?.path.description.contains("Second") == true)
    }

    @Test func `A lazy service that asks for itself lazily is kept by those that it does not hold`() throws {
        final class Node: Tracked {
            let next: Lazy<Node>
            init(_ alive: Counter, _ next: Lazy<Node>) {
                self.next = next
                super.init(alive)
            }
        }
        final class List {
            let first: Lazy<Node>
            init(first: Lazy<Node>) { self.first = first }
        }
        let alive = Counter()
        let container = try Container {
            Transient(Node.self) { (next: Lazy<Node>) in Node(alive, next) }
            Transient(List.init)
        }
        do {
            let list = try container.resolve(List.self)
            let first = ObjectIdentifier(try list.first())
            #expect(alive.value == 1)
            #expect(ObjectIdentifier(try list.first()) == first)
            #expect(alive.value == 1)
        }
        #expect(alive.value == 0)
    }

    @Test func `A lazy need of itself used in the constructor throws the cycle`() throws {
        final class Narcissus: Sendable {
            init(mirror: Lazy<Narcissus>) throws { _ = try mirror() }
        }
        for scope in [Scope.singleton, .transient] {
            let container = try Container {
                if scope == .singleton {
                    Singleton(Narcissus.init)
                } else {
                    Transient(Narcissus.init)
                }
            }
            #expect(resolutionError { try container.resolve(Narcissus.self) }?.name == "cycle")
        }
    }

    @Test func `Lazy needs of value types and of functions work`() throws {
        let container = try Container {
            Transient(ContiguousArray<Int>.self) { [1, 2, 3] }
            Singleton((@Sendable () -> Int).self) { { 7 } }
        }
        #expect(try container.resolve(Lazy<ContiguousArray<Int>>.self)() == [1, 2, 3])
        #expect(try container.resolve(Lazy<@Sendable () -> Int>.self)()() == 7)
    }
}
