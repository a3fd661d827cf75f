import Joinery
import JoineryGraph
import Testing

/// Each warning, with its full text.
@Suite struct GraphWarningTests {
    final class Screen: Sendable {}
    final class Holder: Sendable {}
    final class Middle {}
    final class Held {}

    struct ScreenInput: ModuleInput {
        typealias Entry = Screen
    }

    private func texts(_ container: Container, _ roots: [Any.Type]) -> [String] {
        container.graph.warnings(roots: roots).map(\.description)
    }

    @Test func `nothing to say about a graph that is used as a whole`() throws {
        let container = try Container {
            Singleton(Int.self) { 1 }
            Transient(String.self) { (number: Int) in "\(number)" }
        }
        #expect(container.graph.warnings(roots: [String.self]).isEmpty)
    }

    @Test func `unreached: a binding that no root needs`() throws {
        #sourceLocation(file:"Unreached.swift",line:1)
        let container = try Container {
            Singleton(Int.self) { 1 }
            Singleton(Double.self) { (_: Int) in 1 }
            Singleton(String.self) { "" }
        }
        #sourceLocation()
        #expect(
            texts(container, [String.self]) == [
                """
                unreached: Int is only asked for by what no root needs.
                    Double  (Singleton, JoineryGraphTests/Unreached.swift:3)
                    → Int  (Singleton, JoineryGraphTests/Unreached.swift:2)
                  hint: remove it, or add it to the roots if the app asks the container for it.
                """,
                """
                unreached: nothing asks for Double, and it is no root.
                    Double  (Singleton, JoineryGraphTests/Unreached.swift:3)
                  hint: remove it, or add it to the roots if the app asks the container for it.
                """,
            ]
        )
    }

    @Test
    func `unreached: a dependency that starting makes counts as used, and a list as a root reaches its parts`() throws {
        let container = try Container {
            Singleton(Int.self) { () async in 1 }
            Singleton(Double.self) { (_: Int) in 1 }.eager()
            Contribution(String.self) { "" }
        }
        #expect(container.graph.warnings(roots: [[String].self]).isEmpty)
    }

    @Test func `unreached: with a resolver in the graph it says which binding may resolve it`() throws {
        #sourceLocation(file:"ByHand.swift",line:1)
        let container = try Container {
            Transient(String.self) { (_: Resolver) in "" }
            Singleton(Int.self) { 1 }
        }
        #sourceLocation()
        #expect(
            texts(container, [String.self]) == [
                """
                unreached: nothing asks for Int, and it is no root.
                    Int  (Singleton, JoineryGraphTests/ByHand.swift:3)
                  hint: remove it, or add it to the roots if the app asks the container for it.
                  hint: or the Resolver of String asks for it by hand, which the graph cannot see.
                """,
                """
                opaque: String takes a Resolver: what it asks for is not checked when linking.
                    String  (Transient, JoineryGraphTests/ByHand.swift:2)
                  hint: give it a parameter for each need, as Lazy, Provider or Builder where it comes later.
                """,
            ]
        )
    }

    @Test func `missing: a root that is not bound`() throws {
        let container = try Container { Singleton(Int.self) { 1 } }
        #expect(
            texts(container, [Int.self, String.self]) == [
                """
                missing: String is given as a root, and nothing provides it.
                  hint: a root is a service that is bound in the container, or the input of a module.
                """
            ]
        )
    }

    @Test func `neverBuilt: a module, without a word on what is in it`() throws {
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings { PerModule(Screen.init) }
        }
        #sourceLocation(file:"NeverBuilt.swift",line:1)
        let container = try Container {
            ScreenModule()
        }
        #sourceLocation()
        #expect(
            texts(container, []) == [
                """
                neverBuilt: nothing builds ScreenModule: no Builder, Child or Adapter leads to ScreenInput, and it is no root.
                    ScreenModule  (JoineryGraphTests/NeverBuilt.swift:2)
                  hint: remove it, or add ScreenInput.self to the roots if the app builds it by hand.
                """
            ]
        )
        #expect(container.graph.warnings(roots: [ScreenInput.self]).isEmpty)
    }

    @Test func `heldTransient: a transient that only a singleton has, also through another one`() throws {
        #sourceLocation(file:"Held.swift",line:1)
        let container = try Container {
            Singleton(Holder.self) { (_: Middle) in Holder() }
            Transient(Middle.self) { (_: Held) in Middle() }
            Transient(Held.init)
        }
        #sourceLocation()
        #expect(
            texts(container, [Holder.self]) == [
                """
                heldTransient: Middle is transient, and only singletons use it: what they get lives as long as they do.
                    Holder  (Singleton, JoineryGraphTests/Held.swift:2)
                    → Middle  (Transient, JoineryGraphTests/Held.swift:3)
                  hint: declare it as a Singleton, or let Holder ask for Provider<Middle>.
                """,
                """
                heldTransient: Held is transient, and only singletons use it: what they get lives as long as they do.
                    Holder  (Singleton, JoineryGraphTests/Held.swift:2)
                    → Middle  (Transient, JoineryGraphTests/Held.swift:3)
                      → Held  (Transient, JoineryGraphTests/Held.swift:4)
                  hint: declare it as a Singleton, or let Middle ask for Provider<Held>.
                """,
            ]
        )
    }

    @Test func `heldTransient: not with a provider, not for a root, not with another user`() throws {
        let provided = try Container {
            Singleton(Holder.self) { (_: Provider<Held>) in Holder() }
            Transient(Held.init)
        }
        #expect(provided.graph.warnings(roots: [Holder.self]).isEmpty)
        let shared = try Container {
            Singleton(Holder.self) { (_: Held) in Holder() }
            Transient(Held.init)
            Transient(Middle.self) { (_: Held) in Middle() }
        }
        #expect(shared.graph.warnings(roots: [Holder.self, Middle.self]).isEmpty)
        let root = try Container {
            Singleton(Holder.self) { (_: Held) in Holder() }
            Transient(Held.init)
        }
        #expect(root.graph.warnings(roots: [Holder.self, Held.self]).isEmpty)
    }

    @Test func `shadowed: a binding of a module hides the container's`() throws {
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings {
                #sourceLocation(file:"Shadow.swift",line:20)
                PerModule(Screen.self) { (_: Int) in Screen() }
                Transient(Int.self) { 1 }
                #sourceLocation()
            }
        }
        #sourceLocation(file:"Shadow.swift",line:1)
        let container = try Container {
            ScreenModule()
            Singleton(Int.self) { 2 }
        }
        #sourceLocation()
        #expect(
            texts(container, [ScreenInput.self, Int.self]) == [
                """
                shadowed: Int of ScreenModule hides the one of the container.
                    Int  (Transient, in ScreenModule, JoineryGraphTests/Shadow.swift:21)
                    → Int  (JoineryGraphTests/Shadow.swift:3)
                  hint: remove one, or give one a tag or a type of its own, if both are meant to be seen.
                """
            ]
        )
    }

    @Test func `keptValue: a value of a module that a Lazy can ask for after the build`() throws {
        struct Settings {
            var onChange: () -> Void = {}
        }
        struct Plain {
            var number = 1
        }
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings {
                #sourceLocation(file:"Kept.swift",line:10)
                PerModule(Screen.self) { (_: Lazy<Middle>, _: Lazy<Plain>) in Screen() }
                PerModule(Middle.self) { (_: Settings) in Middle() }
                PerModule(Settings.self) { Settings() }
                PerModule(Plain.self) { Plain() }
                #sourceLocation()
            }
        }
        let container = try Container { ScreenModule() }
        #expect(
            texts(container, [ScreenInput.self]) == [
                """
                keptValue: Settings is a value of a module, and is kept after the build for Screen to ask for.
                    Screen  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:10)
                    → Middle  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:11)
                      → Settings  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:12)
                  hint: objects are held weakly then, a value is not: if it refers to Screen, neither is ever released. \
                Make it a class, or ask for it without Lazy or Provider.
                """
            ]
        )
    }

    @Test("keptValue: a value that is shared with the modules built inside, and one that something shared is made from")
    func keptValueThatIsShared() throws {
        struct Settings {
            var onChange: () -> Void = {}
        }
        struct Look {
            var onChange: () -> Void = {}
        }
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings {
                #sourceLocation(file:"Kept.swift",line:10)
                PerModule(Screen.self) { (_: Middle, _: Look) in Screen() }
                PerModule(Middle.self) { (_: Settings) in Middle() }.shared()
                PerModule(Settings.self) { Settings() }
                PerModule(Look.self) { Look() }.shared()
                #sourceLocation()
            }
        }
        let container = try Container { ScreenModule() }
        #expect(
            texts(container, [ScreenInput.self]) == [
                """
                keptValue: Settings is a value of a module, and is kept after the build, since Middle is shared with the \
                modules built inside.
                    Middle  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:11)
                    → Settings  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:12)
                  hint: objects are held weakly then, a value is not: if it refers to an object that holds a Builder, Lazy \
                or Provider, neither is ever released. Make it a class.
                """,
                """
                keptValue: Look is a value of a module, and is kept after the build, since Look is shared with the modules \
                built inside.
                    Look  (PerModule, in ScreenModule, JoineryGraphTests/Kept.swift:13)
                  hint: objects are held weakly then, a value is not: if it refers to an object that holds a Builder, Lazy \
                or Provider, neither is ever released. Make it a class.
                """,
            ]
        )
    }

    @Test("keptValue: the input of a child that the child can ask for after the build")
    func keptValueThatIsAnInput() throws {
        struct TapInput: ModuleInput {
            typealias Entry = Middle
            var tap: () -> Void = {}
        }
        struct Cell {}
        struct TapModule: Module {
            typealias Input = TapInput
            var bindings: Bindings {
                #sourceLocation(file:"Tap.swift",line:10)
                PerModule(Middle.self) { (_: Provider<Cell>) in Middle() }
                Transient(Cell.self) { (_: TapInput) in Cell() }
                #sourceLocation()
            }
        }
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings {
                Child(TapInput.self) { TapInput() }
                PerModule(Screen.self) { (_: Middle) in Screen() }
            }
        }
        let container = try Container {
            ScreenModule()
            TapModule()
        }
        #expect(
            texts(container, [ScreenInput.self]) == [
                """
                keptValue: TapInput is the input of a child module, and is kept after the build for Middle to ask for.
                    Middle  (PerModule, in TapModule, JoineryGraphTests/Tap.swift:10)
                    → Cell  (Transient, in TapModule, JoineryGraphTests/Tap.swift:11)
                      → TapInput  (in TapModule)
                  hint: objects are held weakly then, a value is not: if it refers to an object that holds a request, \
                neither is ever released. Capture weakly what TapInput refers to, or ask without Lazy or Provider for what \
                needs it.
                """
            ]
        )
    }

    // MARK: Strict

    @Test func `a strict container does not link where there are warnings, and the error has them all`() throws {
        func link() throws -> Container {
            #sourceLocation(file:"Strict.swift",line:1)
            try Container(checks: .strict(roots: [String.self])) {
                Singleton(Int.self) { 1 }
                Singleton(String.self) { "" }
                Singleton(Double.self) { 1 }
            }
            #sourceLocation()
        }
        let error = #expect(throws: LinkError.self) { try link() }
        #expect(
            error?.description == """
                2 problems in the graph:

                1. unreached: nothing asks for Int, and it is no root.
                       Int  (Singleton, JoineryGraphTests/Strict.swift:2)
                     hint: remove it, or add it to the roots if the app asks the container for it.

                2. unreached: nothing asks for Double, and it is no root.
                       Double  (Singleton, JoineryGraphTests/Strict.swift:4)
                     hint: remove it, or add it to the roots if the app asks the container for it.
                """
        )
    }

    @Test func `strict checks pass where all is used, and let pass what is excepted`() throws {
        let container = try Container(checks: .strict(roots: [String.self])) { Singleton(String.self) { "made" } }
        #expect(try container.resolve(String.self) == "made")
        _ = try Container(checks: .strict(roots: [], except: [.unreached])) { Singleton(String.self) { "" } }
        _ = try Container(checks: .errors) { Singleton(String.self) { "" } }
    }

    @Test func `errors come before warnings`() throws {
        let error = #expect(throws: LinkError.self) {
            try Container(checks: .strict(roots: [])) {
                Singleton(String.self) { (_: Int) in "" }
            }
        }
        #expect(error?.problems.map(\.kind) == [.missing])
    }

    @Test func `a strict extension looks at what it adds, not at its base`() throws {
        let base = try Container {
            Singleton(Int.self) { 1 }
            Transient(Double.self) { 2 }
        }
        let session = try Container(extending: base, checks: .strict(roots: [String.self])) {
            Singleton(String.self) { (number: Int) in "\(number)" }
        }
        #expect(try session.resolve(String.self) == "1")
        let error = #expect(throws: LinkError.self) {
            try Container(extending: base, checks: .strict(roots: [String.self])) {
                Singleton(String.self) { "" }
                Singleton(Int.self) { 2 }
            }
        }
        #expect(error?.problems.map(\.kind) == [.unreached, .shadowed])
        #expect(
            error?.problems.last?.summary == "Int of this container hides the one of the container that it extends."
        )
    }
}
