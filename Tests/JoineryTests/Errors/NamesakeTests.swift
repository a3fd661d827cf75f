import Joinery
import Testing

/// Two of everything, under one name each.
enum FirstNames {
    protocol Api: Sendable {}
    struct Token: Sendable {}
    enum Disk {}
    struct DetailInput: ModuleInput { typealias Entry = Screen }
    struct Detail: Module {
        typealias Input = DetailInput
        var bindings: Bindings { PerModule(Screen.init).declared(at: "First/Detail.swift", 1) }
    }
    final class Screen: Sendable {}
    enum Key: Hashable, Sendable { case one }
}
enum SecondNames {
    protocol Api: Sendable {}
    struct Token: Sendable {}
    enum Disk {}
    struct DetailInput: ModuleInput { typealias Entry = Screen }
    struct Detail: Module {
        typealias Input = DetailInput
        var bindings: Bindings { PerModule(Screen.init).declared(at: "Second/Detail.swift", 1) }
    }
    final class Screen: Sendable {}
    enum Key: Hashable, Sendable { case one }
}

@Suite struct NamesakeTests {
    @Test func `Two missing services of one name are two problems, told apart`() {
        let found = problems { Singleton(Int.self) { (_: any FirstNames.Api, _: any SecondNames.Api) in 1 } }
        #expect(
            found.map(\.key) == ["any JoineryTests.FirstNames.Api", "any JoineryTests.SecondNames.Api"],
            "\(found)"
        )
    }

    @Test func `Missing inputs, tags, arguments, collections and keys of one name are told apart`() {
        let inputs = problems {
            Singleton(Int.self) { (_: Builder<FirstNames.DetailInput>, _: Builder<SecondNames.DetailInput>) in 1 }
        }
        #expect(inputs.map(\.key).allSatisfy { $0.hasSuffix("Names.DetailInput") }, "\(inputs)")
        #expect(inputs.count == 2)
        let tags = problems {
            Singleton(Int.self) { (_: Tagged<FirstNames.Disk, Bool>, _: Tagged<SecondNames.Disk, Bool>) in 1 }
        }
        #expect(
            tags.map(\.key) == [
                "Bool tagged JoineryTests.FirstNames.Disk", "Bool tagged JoineryTests.SecondNames.Disk",
            ]
        )
        let arguments = problems {
            Singleton(Int.self) { (_: Factory<FirstNames.Token, Bool>, _: Factory<SecondNames.Token, Bool>) in 1 }
        }
        #expect(
            arguments.map(\.key) == [
                "Bool(JoineryTests.FirstNames.Token)", "Bool(JoineryTests.SecondNames.Token)",
            ]
        )
        let lists = problems { Singleton(Int.self) { (_: [any FirstNames.Api], _: [any SecondNames.Api]) in 1 } }
        #expect(lists.count == 2)
    }

    @Test func `An input that only a namesake's module accepts is told apart`() throws {
        let found = problem {
            SecondNames.Detail()
            Singleton(Int.self) { (_: Builder<FirstNames.DetailInput>) in 1 }
        }
        let text =
            "two types are named DetailInput: this is JoineryTests.FirstNames.DetailInput, and Detail accepts "
            + "JoineryTests.SecondNames.DetailInput"
        #expect(found?.hints.first?.hasPrefix(text) == true, "\(found?.hints ?? [])")
        let container = try Container { SecondNames.Detail() }
        let error = resolutionError { try container.build(FirstNames.DetailInput()) }
        #expect(error?.description.contains(text) == true)
        let override = linkProblems { try container.overriding { FirstNames.Detail() } }
        #expect(override.first?.hints.first?.hasPrefix(text) == true)
    }

    @Test func `A tag that only a namesake is bound with is told apart`() throws {
        let found = problem {
            Singleton(Bool.self) { true }.tagged(SecondNames.Disk.self).declared(at: "App/A.swift", 1)
            Singleton(Int.self) { (_: Tagged<FirstNames.Disk, Bool>) in 1 }
        }
        #expect(found?.key == "Bool tagged JoineryTests.FirstNames.Disk")
        #expect(found?.hints == ["Bool is bound with the tags JoineryTests.SecondNames.Disk (App/A.swift:1)."])
        let container = try Container { Singleton(Bool.self) { true }.tagged(SecondNames.Disk.self) }
        let error = resolutionError { try container.resolve(Bool.self, tagged: FirstNames.Disk.self) }
        #expect(error?.description.contains("Bool tagged JoineryTests.FirstNames.Disk") == true)
        #expect(error?.description.contains("JoineryTests.SecondNames.Disk (") == true)
    }

    @Test func `An argument of a namesake is told apart`() throws {
        let binding = Transient(Bool.self, taking: SecondNames.Token.self) { _ in true }
        let found = problem {
            binding.declared(at: "App/A.swift", 1)
            Singleton(Int.self) { (_: Factory<FirstNames.Token, Bool>) in 1 }
        }
        #expect(found?.key == "Bool(JoineryTests.FirstNames.Token)")
        #expect(found?.hints == ["it is bound as Bool(JoineryTests.SecondNames.Token) at App/A.swift:1."])
        let container = try Container { binding }
        let error = resolutionError { try container.resolve(Bool.self, with: FirstNames.Token()) }
        #expect(error?.description.contains("(JoineryTests.FirstNames.Token)") == true)
        #expect(error?.description.contains("Bool(JoineryTests.SecondNames.Token)") == true)
    }

    @Test func `A value that is supplied for a namesake is told apart`() {
        let found = problem {
            Singleton(Int.self) { (_: FirstNames.Token) in 1 }.supplying(SecondNames.Token())
            Singleton(FirstNames.Token.init)
        }
        #expect(found?.summary.contains("JoineryTests.SecondNames.Token") == true)
        #expect(found?.hints.first == "its parameters are: (JoineryTests.FirstNames.Token).")
    }

    @Test func `A contribution to a namesake, or with a namesake's key, is told apart`() {
        let element = problem {
            Contribution((any SecondNames.Api).self) { throw Failure.down }.declared(at: "App/A.swift", 1)
            Singleton(Int.self) { (_: [any FirstNames.Api]) in 1 }
        }
        #expect(
            element?.hints.first
                == "two types are named any Api: this needs JoineryTests.FirstNames.Api, contributed is "
                + "JoineryTests.SecondNames.Api (App/A.swift:1)."
        )
        let key = problem {
            Contribution(Bool.self, key: SecondNames.Key.one) { true }.declared(at: "App/A.swift", 2)
            Singleton(Int.self) { (_: [FirstNames.Key: Bool]) in 1 }
        }
        #expect(key?.hints.first?.hasPrefix("two types are named Key: this needs JoineryTests.FirstNames.Key") == true)
    }

    @Test func `Modules of one name are told apart where one of them is named`() {
        let found = problem {
            FirstNames.Detail()
            SecondNames.Detail()
            Singleton(Int.self) { (_: FirstNames.Screen) in 1 }
        }
        #expect(
            found?.hints.first?.contains("is the entry of JoineryTests.FirstNames.Detail") == true,
            "\(found?.hints ?? [])"
        )
    }

    @Test func `An override replaces the type, not its namesake`() throws {
        let container = try Container { Singleton(FirstNames.Token.init) }
        let found = linkProblems { try container.overriding { Singleton(SecondNames.Token.init) } }
        #expect(found.first?.kind == .notOverridden)
        #expect(found.first?.hints.first?.hasPrefix("two types are named Token") == true)
        _ = try container.overriding { Singleton(FirstNames.Token.init) }
    }
}
