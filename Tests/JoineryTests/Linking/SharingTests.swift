import Joinery
import Testing

private final class Context {
    let name: String
    init(name: String) { self.name = name }
}
private final class Leaf {
    let context: Context
    init(context: Context) { self.context = context }
}
private struct LeafInput: ModuleInput {
    typealias Entry = Leaf
}
private struct LeafModule: Module {
    typealias Input = LeafInput
    var bindings: Bindings { PerModule(Leaf.init).declared(at: "App/Leaf.swift", 1) }
}
private final class Middle {
    let leaf: Builder<LeafInput>
    init(leaf: Builder<LeafInput>) { self.leaf = leaf }
}
private struct MiddleInput: ModuleInput {
    typealias Entry = Middle
}
private struct MiddleModule: Module {
    typealias Input = MiddleInput
    var bindings: Bindings { PerModule(Middle.init) }
}
private struct RootInput: ModuleInput {
    typealias Entry = Root
    var name: String
}
private final class Root {
    let context: Context
    let middle: Builder<MiddleInput>
    let root: Builder<RootInput>
    init(context: Context, middle: Builder<MiddleInput>, root: Builder<RootInput>) {
        self.context = context
        self.middle = middle
        self.root = root
    }
}
private struct RootModule: Module {
    typealias Input = RootInput
    var isSharing = true
    var bindings: Bindings {
        let context = PerModule(Context.self) { (input: RootInput) in Context(name: input.name) }
        (isSharing ? context.shared() : context).declared(at: "App/Root.swift", 2)
        PerModule(Root.init)
    }
}

@Suite struct SharingTests {
    @Test func `A module finds what an ancestor shares, several levels up`() throws {
        let container = try Container {
            RootModule()
            MiddleModule()
            LeafModule()
        }
        let root = try container.build(RootInput(name: "root"))
        let middle = try root.middle.build(MiddleInput())
        #expect(try middle.leaf.build(LeafInput()).context === root.context)
        #expect(try middle.leaf.build(LeafInput()).context === root.context)
    }

    @Test func `The nearest ancestor wins`() throws {
        let container = try Container {
            RootModule()
            MiddleModule()
            LeafModule()
        }
        let outer = try container.build(RootInput(name: "outer"))
        let inner = try outer.root.build(RootInput(name: "inner"))
        let leaf = try inner.middle.build(MiddleInput()).leaf.build(LeafInput())
        #expect(leaf.context === inner.context)
        #expect(leaf.context.name == "inner")
    }

    @Test func `A module that is built by no sharing module has a missing dependency`() {
        let found = problems {
            RootModule(isSharing: false)
            MiddleModule()
            LeafModule()
        }
        #expect(found.count == 1)
        #expect(found.first?.kind == .missing)
        #expect(found.first?.key == "Context")
    }

    @Test func `A builder in the container of a module with unmet needs is not shared`() {
        struct Opener {
            let leaf: Builder<LeafInput>
        }
        let found = problems {
            RootModule()
            MiddleModule()
            LeafModule()
            Transient(Opener.init).declared(at: "App/Opener.swift", 3)
        }
        #expect(found.map(\.kind) == [.notShared])
        #expect(found.first?.key == "Context")
        #expect(found.first?.lines.contains(3) == true, "\(found)")
        #expect(found.first?.hints.first?.contains("RootModule shares it (App/Root.swift:2)") == true, "\(found)")
    }

    @Test func `Building such a module directly from the container throws and says why`() throws {
        let container = try Container {
            RootModule()
            MiddleModule()
            LeafModule()
        }
        let error = resolutionError { try container.build(LeafInput()) }
        #expect(error?.name == "notBound")
        #expect(error?.keys == ["LeafModule", "Leaf", "Context"])
        #expect(error?.description.contains("A module shares it") == true)
        let middle = try container.build(MiddleInput())
        #expect(resolutionError { try middle.leaf.build(LeafInput()) }?.name == "notBound")
    }

    @Test func `A binding of the container stands in where no ancestor shares`() throws {
        let container = try Container {
            RootModule()
            MiddleModule()
            LeafModule()
            Transient(Context.self) { Context(name: "container") }
        }
        #expect(try container.build(LeafInput()).context.name == "container")
        let root = try container.build(RootInput(name: "root"))
        #expect(try root.middle.build(MiddleInput()).leaf.build(LeafInput()).context.name == "root")
    }

    @Test func `A shared object is still shared after the builds have ended, while somebody holds it`() throws {
        let container = try Container {
            RootModule()
            MiddleModule()
            LeafModule()
        }
        var root: Root? = try container.build(RootInput(name: "root"))
        weak let context = root?.context
        let middle = try root?.middle.build(MiddleInput())
        let leaf = try middle?.leaf.build(LeafInput())
        root = nil
        #expect(leaf?.context === context)
        #expect(try middle?.leaf.build(LeafInput()).context === context)
    }

    @Test func `A shared object is seen under its other types as well`() throws {
        struct Holder {
            let object: AnyObject
        }
        struct HolderInput: ModuleInput {
            typealias Entry = Holder
        }
        struct HolderModule: Module {
            typealias Input = HolderInput
            var bindings: Bindings { PerModule(Holder.init) }
        }
        struct SharerInput: ModuleInput {
            typealias Entry = Sharer
        }
        struct Sharer {
            let context: Context
            let builder: Builder<HolderInput>
        }
        struct SharerModule: Module {
            typealias Input = SharerInput
            var bindings: Bindings {
                PerModule(Context.self) { Context(name: "shared") }.provides(AnyObject.self) { $0 }.shared()
                PerModule(Sharer.init)
            }
        }
        let container = try Container {
            SharerModule()
            HolderModule()
        }
        let sharer = try container.build(SharerInput())
        #expect(try sharer.builder.build(HolderInput()).object === sharer.context)
    }
}
