import Joinery
import Testing

private final class Network: Sendable {}
private final class Session: Sendable {
    let port: Int
    init(port: Int) { self.port = port }
}
private struct NetworkAssembly: Assembly {
    var bindings: Bindings {
        Singleton(Network.init)
        Contribution(String.self) { "network" }
        Decorator(Network.self) { (inner: Network) in inner }
    }
}
private struct SessionAssembly: Assembly, Equatable {
    var port: Int
    var bindings: Bindings {
        NetworkAssembly()
        Singleton(Session.self) { [port] in Session(port: port) }
    }
}
private struct PlainAssembly: Assembly {
    var port: Int
    var bindings: Bindings {
        Singleton(Session.self) { [port] in Session(port: port) }
        Singleton(Int.self) { 1 }
    }
}
private struct FirstFeature: Assembly {
    var bindings: Bindings {
        NetworkAssembly()
        PageModule()
    }
}
private struct SecondFeature: Assembly {
    var bindings: Bindings {
        NetworkAssembly()
        PageModule()
    }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Sendable {
    let network: Network
    init(network: Network) { self.network = network }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init) }
}
private struct SamePlaces: Assembly {
    let first: Bindings
    let second: Bindings
    var bindings: Bindings {
        first
        second
    }
}

@Suite struct InclusionTests {
    @Test func `An assembly and a module that two features include count once`() throws {
        let container = try Container {
            FirstFeature()
            SecondFeature()
        }
        #expect(try container.resolve([String].self) == ["network"])
        #expect(try container.build(PageInput()).network === container.resolve(Network.self))
    }

    @Test func `An assembly counts once for each place that has bindings of its own`() throws {
        struct OwnInput: ModuleInput {
            typealias Entry = Page
        }
        struct OwnModule: Module {
            typealias Input = OwnInput
            var bindings: Bindings {
                NetworkAssembly()
                PerModule(Page.init)
                SecondFeature()
            }
        }
        let container = try Container {
            NetworkAssembly()
            OwnModule()
        }
        let own = try container.build(OwnInput())
        #expect(try own.network !== container.resolve(Network.self))
        let extended = try Container(extending: container) { NetworkAssembly() }
        #expect(try extended.resolve(Network.self) !== container.resolve(Network.self))
        #expect(try extended.resolve([String].self) == ["network", "network"])
    }

    @Test func `Assemblies with equal values count once, by any way`() throws {
        let port = 80
        let container = try Container {
            for _ in 0..<3 { SessionAssembly(port: port) }
            if port > 0 { SessionAssembly(port: 80) }
            FirstFeature()
        }
        #expect(try container.resolve(Session.self).port == 80)
        #expect(try container.resolve([String].self) == ["network"])
        let test = try container.overriding { Singleton(Session.self) { Session(port: 1) } }
        #expect(try test.resolve(Session.self).port == 1)
    }

    @Test func `An assembly with values that differ is a problem that names both places of inclusion`() {
        let found = problem {
            SessionAssembly(port: 80).declared(at: "App/First.swift", 1)
            SessionAssembly(port: 81).declared(at: "App/Second.swift", 2)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.key == "SessionAssembly")
        #expect(found?.summary == "SessionAssembly is included twice in the container, with values that differ.")
        #expect(found?.path.steps.map { $0.location?.description } == ["App/First.swift:1", "App/Second.swift:2"])
    }

    @Test func `An assembly whose values cannot be compared is one problem, however many bindings it has`() {
        let found = problem {
            PlainAssembly(port: 80).declared(at: "App/First.swift", 1)
            PlainAssembly(port: 80).declared(at: "App/Second.swift", 2)
        }
        #expect(
            found?.summary == "PlainAssembly is included twice in the container, with values that cannot be compared."
        )
        #expect(found?.lines == [1, 2])
        #expect(found?.hints.first?.hasPrefix("declare PlainAssembly Equatable") == true)
    }

    @Test func `Values that differ and declare different things are no problem`() throws {
        struct Numbered: Assembly {
            let number: Int
            var bindings: Bindings { Contribution(Int.self, key: number) { [number] in number } }
        }
        let container = try Container {
            Numbered(number: 1)
            Numbered(number: 2)
        }
        #expect(try container.resolve([Int: Int].self) == [1: 1, 2: 2])
        let found = problem {
            Numbered(number: 1).declared(at: "App/A.swift", 1)
            Numbered(number: 1).declared(at: "App/A.swift", 2)
        }
        #expect(found?.key == "Numbered")
        #expect(found?.lines == [1, 2])
    }

    @Test func `Modules of one type count once if they are equal, and are a problem if not`() throws {
        struct TitledModule: Module, Equatable {
            typealias Input = PageInput
            let title: String
            var bindings: Bindings {
                PerModule(Page.init)
                Singleton(Network.init)
            }
        }
        let container = try Container {
            TitledModule(title: "a")
            TitledModule(title: "a")
        }
        _ = try container.build(PageInput())
        let found = problem {
            TitledModule(title: "a").declared(at: "App/A.swift", 1)
            TitledModule(title: "b").declared(at: "App/A.swift", 2)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.lines == [1, 2])
    }

    @Test func `Twenty levels of assemblies that each include the next one twice are listed in linear time`() throws {
        let runs = Counter()
        struct Level: Assembly, Equatable {
            let depth: Int
            let runs: Counter
            static func == (left: Level, right: Level) -> Bool { left.depth == right.depth }
            var bindings: Bindings {
                let _ = runs.next()
                if depth > 0 {
                    Level(depth: depth - 1, runs: runs)
                    Level(depth: depth - 1, runs: runs)
                } else {
                    Singleton(Int.self) { 1 }
                }
            }
        }
        let container = try Container { Level(depth: 20, runs: runs) }
        #expect(try container.resolve(Int.self) == 1)
        #expect(runs.value == 21)
    }
}

private struct Alpha: Assembly { var bindings: Bindings { Beta() } }
private struct Beta: Assembly { var bindings: Bindings { Gamma() } }
private struct Gamma: Assembly {
    var bindings: Bindings {
        Singleton(Int.self) { (_: String) in 1 }
        Alpha()
    }
}
private struct Itself: Assembly { var bindings: Bindings { Itself() } }
private struct Growing: Assembly {
    var number: Int
    var bindings: Bindings { Growing(number: number + 1) }
}
private struct Boxed: Assembly {
    var content: any Assembly
    var bindings: Bindings {
        if let content = content as? Alpha { content }
        BoxModule()
    }
}
private struct BoxInput: ModuleInput {
    typealias Entry = Network
}
private struct BoxModule: Module {
    typealias Input = BoxInput
    var bindings: Bindings {
        PerModule(Network.init)
        InnerModule()
    }
}
private struct InnerModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Page.init)
        Around()
    }
}
private struct Around: Assembly { var bindings: Bindings { BoxModule() } }

@Suite struct InclusionCircleTests {
    @Test func `An assembly that includes itself is a problem, not an overflow`() {
        let found = problem { Itself() }
        #expect(found?.kind == .cycle)
        #expect(found?.summary == "Itself includes itself.")
    }

    @Test func `Three assemblies in a circle are one problem that names all of them with their places`() {
        let found = problem { Alpha().declared(at: "App/Main.swift", 9) }
        #expect(found?.kind == .cycle)
        #expect(found?.keys == ["Alpha", "Beta", "Gamma", "Alpha"])
        #expect(found?.path.steps.first?.location?.description == "App/Main.swift:9")
        #expect(found?.lines.dropFirst().allSatisfy { $0 != nil } == true)
    }

    @Test func `A circle through modules, and assemblies inside of them, is a problem`() {
        let found = problem { BoxModule() }
        #expect(found?.kind == .cycle)
        #expect(found?.keys == ["BoxModule", "InnerModule", "Around", "BoxModule"])
    }

    @Test func `A circle that is reached from an extension or from overrides is a problem`() throws {
        let container = try Container { Singleton(Int.self) { 1 } }
        #expect(linkProblems { try Container(extending: container) { Itself() } }.map(\.kind) == [.cycle])
        #expect(linkProblems { try container.overriding { Itself() } }.map(\.kind) == [.cycle])
    }

    @Test func `Assemblies that include each other with ever new values end in a problem`() {
        let found = problem { Growing(number: 0) }
        #expect(found?.kind == .cycle)
        #expect(found?.keys == ["Growing", "Growing"])
    }

    @Test func `An assembly that includes itself with other values, and ends, is fine`() throws {
        struct Tree: Assembly, Equatable {
            var depth: Int
            var bindings: Bindings {
                if depth > 0 { Tree(depth: depth - 1) }
                Contribution(Int.self) { [depth] in depth }
            }
        }
        #expect(try Container { Tree(depth: 40) }.resolve([Int].self) == Array(0...40))
    }
}
