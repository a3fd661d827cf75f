import Joinery
import Testing

private struct Timeout: Sendable, Equatable {
    var seconds: Int
}
private protocol Logging: Sendable { var name: String { get } }
private struct Console: Logging { let name = "console" }
private final class Client: Sendable {
    let log: any Logging
    let timeout: Timeout
    init(log: any Logging, timeout: Timeout) {
        self.log = log
        self.timeout = timeout
    }
}
private final class Pool: Sendable {
    let client: Client
    let timeout: Timeout
    init(client: Client, timeout: Timeout) {
        self.client = client
        self.timeout = timeout
    }
}

@Suite struct SupplyTests {
    @Test func `A supplied value takes the place of a binding, in every scope`() throws {
        struct PageInput: ModuleInput {
            typealias Entry = Page
        }
        final class Page {
            let client: Client
            init(client: Client) { self.client = client }
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Client.init).supplying(Timeout(seconds: 4))
                PerModule(Page.init)
            }
        }
        let container = try Container {
            Singleton((any Logging).self) { Console() }
            Singleton(Client.init).supplying(Timeout(seconds: 1))
            Weak(Client.init).supplying(Timeout(seconds: 2)).tagged(Int.self)
            Transient(Client.init).supplying(Timeout(seconds: 3)).tagged(Bool.self)
            PageModule()
        }
        #expect(try container.resolve(Client.self).timeout.seconds == 1)
        #expect(try container.resolve(Client.self, tagged: Int.self).timeout.seconds == 2)
        #expect(try container.resolve(Client.self, tagged: Bool.self).timeout.seconds == 3)
        #expect(try container.build(PageInput()).client.timeout.seconds == 4)
    }

    @Test func `Neither dependencies nor users see a supplied value`() throws {
        let container = try Container {
            Singleton((any Logging).self) { Console() }
            Singleton(Timeout.self) { Timeout(seconds: 60) }
            Transient(Client.init)
            Transient(Pool.init).supplying(Timeout(seconds: 1))
        }
        let pool = try container.resolve(Pool.self)
        #expect(pool.timeout.seconds == 1)
        #expect(pool.client.timeout.seconds == 60)
        let found = problem {
            Singleton((any Logging).self) { Console() }
            Transient(Client.init)
            Transient(Pool.init).supplying(Timeout(seconds: 1))
        }
        #expect(found?.kind == .missing)
        #expect(found?.keys == ["Pool", "Client", "Timeout"])
    }

    @Test func `A value without a parameter of its type is a problem`() {
        let found = problem {
            Singleton((any Logging).self) { Console() }
            Singleton(Timeout.self) { Timeout(seconds: 1) }
            Singleton(Client.init).supplying(3)
        }
        #expect(found?.kind == .unsupported)
        #expect(found?.summary.contains("Int") == true)
    }

    @Test func `The value of a binding with a runtime argument is for its dependencies`() throws {
        let container = try Container {
            Transient([Int].self, taking: Int.self) { (argument: Int, other: Timeout) in [argument, other.seconds] }
                .supplying(Timeout(seconds: 2))
        }
        #expect(try container.resolve([Int].self, with: 1) == [1, 2])
        let found = problem {
            Transient([Int].self, taking: Int.self) { (argument: Int) in [argument] }.supplying(2)
        }
        #expect(found?.kind == .unsupported)
    }

    @Test func `The last of two values of one type counts, and several types are told apart`() throws {
        let container = try Container {
            Transient(String.self) { (number: Int, flag: Bool, again: Int) in "\(number) \(flag) \(again)" }
                .supplying(1)
                .supplying(true)
                .supplying(2)
        }
        #expect(try container.resolve(String.self) == "2 true 2")
    }

    @Test func `A value for a protocol is supplied as that protocol's`() throws {
        let container = try Container {
            Singleton(Client.init)
                .supplying(Console() as any Logging)
                .supplying(Timeout(seconds: 1))
        }
        #expect(try container.resolve(Client.self).log.name == "console")
    }

    @Test func `So is one from a variable of the protocol's type`() throws {
        let log: any Logging = Console()
        let container = try Container {
            Singleton(Client.init)
                .supplying(log, as: (any Logging).self)
                .supplying(Timeout(seconds: 1))
        }
        #expect(try container.resolve(Client.self).log.name == "console")
    }

    @Test func `A value is supplied for optionals, lists and closures of exactly that type`() throws {
        let container = try Container {
            Transient(String.self) {
                (number: Int?, list: [Int], call: @escaping @Sendable () -> Int, lazy: Lazy<Bool>?) in
                "\(number ?? 0) \(list) \(call()) \(lazy == nil)"
            }
            .supplying(Int?.some(1))
            .supplying([2])
            .supplying({ @Sendable () -> Int in 3 })
        }
        #expect(try container.resolve(String.self) == "1 [2] 3 true")
    }

    @Test func `A supplied value stays with an overridden dependency, and goes with an overridden binding`() throws {
        struct Quiet: Logging { let name = "quiet" }
        let container = try Container {
            Singleton((any Logging).self) { Console() }
            Singleton(Client.init).supplying(Timeout(seconds: 1))
        }
        let quiet = try container.overriding { Singleton((any Logging).self) { Quiet() } }
        #expect(try quiet.resolve(Client.self).timeout.seconds == 1)
        #expect(try quiet.resolve(Client.self).log.name == "quiet")
        let found = linkProblems { try container.overriding { Singleton(Client.init) } }
        #expect(found.map(\.kind) == [.missing])
        let slow = try container.overriding {
            Singleton(Client.init).supplying(Timeout(seconds: 9))
        }
        #expect(try slow.resolve(Client.self).timeout.seconds == 9)
    }

    @Test func `An asynchronous factory gets its supplied value`() async throws {
        let container = try Container {
            Singleton(Client.self) { (timeout: Timeout) async in
                await Task.yield()
                return Client(log: Console(), timeout: timeout)
            }
            .supplying(Timeout(seconds: 5))
        }
        try await container.start()
        #expect(try container.resolve(Client.self).timeout.seconds == 5)
    }
}
