import Joinery
import Testing

private struct User: Sendable { var name: String }
private struct SelectInput: ModuleInput, Sendable {
    typealias Entry = Selection
    var title: String
    var onSelected: @Sendable (User) -> Void
}
private final class Selection: Sendable {
    let title: String
    let onSelected: @Sendable (User) -> Void
    init(input: SelectInput) {
        title = input.title
        onSelected = input.onSelected
    }
}
private struct SelectModule: Module {
    typealias Input = SelectInput
    var bindings: Bindings { PerModule(Selection.init) }
}
private struct PickInput: ModuleInput, Sendable {
    typealias Entry = Selection
    var onPicked: @Sendable (String) -> Void
}
private struct ChooseInput: ModuleInput, Sendable {
    typealias Entry = any Choosing
}
private protocol Choosing { var text: String { get } }
private struct Choice: Choosing { let text: String }
private struct LoopInput: ModuleInput {
    typealias Entry = Selection
}
private struct EditorInput: ModuleInput {
    typealias Entry = Editor
}
private final class Editor {
    let pick: Builder<PickInput>
    let choose: Builder<ChooseInput>
    init(pick: Builder<PickInput>, choose: Builder<ChooseInput>) {
        self.pick = pick
        self.choose = choose
    }
}
private struct EditorModule: Module {
    typealias Input = EditorInput
    var bindings: Bindings { PerModule(Editor.init) }
}
private struct Adapters: Assembly {
    var bindings: Bindings {
        Adapter(from: PickInput.self, to: SelectInput.self) { needed in
            SelectInput(title: "pick", onSelected: { needed.onPicked($0.name) })
        }
        Adapter(from: ChooseInput.self, to: PickInput.self) { _ in
            PickInput(onPicked: { _ in })
        } entry: {
            Choice(text: $0.title)
        }
    }
}

@Suite struct AdapterTests {
    @Test func `An adapter serves a module's need with another module, with input and entry converted`() throws {
        let container = try Container {
            EditorModule()
            SelectModule()
            Adapters()
        }
        let editor = try container.build(EditorInput())
        let picked = Log()
        try editor.pick.build(PickInput(onPicked: { picked.add($0) })).onSelected(User(name: "Ada"))
        #expect(picked.entries == ["Ada"])
        #expect(try editor.choose.build(ChooseInput()).text == "pick")
        #expect(try container.build(ChooseInput()).text == "pick")
    }

    @Test func `A loop of adapters is a problem with all places`() {
        let found = problem {
            Adapter(from: PickInput.self, to: LoopInput.self) { _ in LoopInput() }.declared(at: "App/A.swift", 1)
            Adapter(from: LoopInput.self, to: PickInput.self) { _ in PickInput(onPicked: { _ in }) }
                .declared(at: "App/B.swift", 2)
        }
        #expect(found?.kind == .adapterLoop)
        #expect(found?.keys == ["PickInput", "LoopInput", "PickInput"])
        #expect(found?.lines == [1, 2, 1])
    }

    @Test func `An adapter to itself is a loop`() {
        #expect(
            problem {
                Adapter(from: LoopInput.self, to: LoopInput.self) { $0 }
            }?
            .kind == .adapterLoop
        )
    }

    @Test func `An adapter that leads nowhere is a missing module`() {
        let found = problem {
            Adapter(from: LoopInput.self, to: PickInput.self) { _ in PickInput(onPicked: { _ in }) }
        }
        #expect(found?.kind == .missing)
        #expect(found?.key == "PickInput")
        #expect(found?.keys == ["LoopInput", "PickInput"])
    }

    @Test func `A builder that no module and no adapter serves is missing`() {
        let found = problems { EditorModule() }
        #expect(found.map(\.kind) == [.missing, .missing])
        #expect(found.map(\.key) == ["PickInput", "ChooseInput"])
    }

    @Test func `A module and an adapter that accept one input are a duplicate`() {
        let found = problem {
            SelectModule()
            Adapter(from: SelectInput.self, to: PickInput.self) { _ in PickInput(onPicked: { _ in }) }
            Adapter(from: PickInput.self, to: LoopInput.self) { _ in LoopInput() }
            LoopModule()
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.key == "SelectInput")
        #expect(found?.path.steps.count == 2)
    }

    @Test func `An adapter's error has the path from the need on, and the next call tries again`() throws {
        let runs = Counter()
        let container = try Container {
            SelectModule()
            Adapter(from: PickInput.self, to: SelectInput.self) { needed in
                if runs.next() == 1 { throw Failure.down }
                return SelectInput(title: "", onSelected: { needed.onPicked($0.name) })
            }
        }
        let error = resolutionError { try container.build(PickInput(onPicked: { _ in })) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys == ["PickInput"])
        _ = try container.build(PickInput(onPicked: { _ in }))
    }

    @Test func `An embedded module may be served by an adapter, its exports and entry with it`() throws {
        struct ParentInput: ModuleInput {
            typealias Entry = Parent
        }
        struct Parent {
            let choice: any Choosing
            let title: String
        }
        struct ParentModule: Module {
            typealias Input = ParentInput
            var bindings: Bindings {
                Child(ChooseInput.self) { ChooseInput() }
                PerModule(Parent.init)
            }
        }
        struct ExportingModule: Module {
            typealias Input = SelectInput
            var bindings: Bindings {
                PerModule(Selection.init).exports(String.self) { "exported \($0.title)" }
            }
        }
        let container = try Container {
            ParentModule()
            ExportingModule()
            Adapters()
        }
        let parent = try container.build(ParentInput())
        #expect(parent.choice.text == "pick")
        #expect(parent.title == "exported pick")
    }
}

private struct LoopModule: Module {
    typealias Input = LoopInput
    var bindings: Bindings {
        PerModule(Selection.self) { Selection(input: SelectInput(title: "", onSelected: { _ in })) }
    }
}
