import Joinery
import JoineryNavigation
import NotesEntities
import NotesServices
import NotesTerminal
import NotesViews
import Testing

/// Looking first, then opening what was looked at.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PreviewTests {
    /// The editors that were made, held weakly.
    @MainActor
    final class Editors {
        private struct Editor { weak var view: TerminalNoteEditorView? }
        private var made: [Editor] = []

        func add(_ view: TerminalNoteEditorView) { made.append(Editor(view: view)) }

        var count: Int { made.count }
        var last: TerminalNoteEditorView? { made.last?.view }
        var alive: Int { made.count { $0.view != nil } }
    }

    private let editors = Editors()

    private func app(_ style: Style) async throws -> TestApp {
        let store = MemoryNoteStore([.init(id: 1, title: "One", text: "One"), .init(id: 2, title: "Two", text: "Two")])
        let test = try TestApp(style, store: store) {
            PerModule((any NoteEditorView).self) {
                @MainActor [editors] (
                    presenter: any NoteEditorPresenting,
                    text: any TextWidgetView,
                    display: TerminalDisplay
                ) in
                let view = TerminalNoteEditorView(presenter: presenter, text: text, display: display)
                editors.add(view)
                return view
            }
        }
        await test.startLoggedIn()
        return test
    }

    @Test(arguments: Style.allCases)
    func `a preview is not shown, and looks like the editor`(style: Style) async throws {
        let test = try await app(style)
        await test.run("preview 2")
        #expect(test.depth == 1)
        #expect(test.lines.suffix(4) == ["  | Edit note", "  |   Two", "  | ", "  | 1 word, to be kept as “Two”"])
        #expect(editors.count == 1)
        #expect(editors.alive == 1)
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `the same instance is shown then, and comes back like any other`(style: Style) async throws {
        let test = try await app(style)
        await test.run("preview 2")
        let looked = editors.last
        await test.run("commit")
        #expect(editors.count == 1)
        #expect(test.display.front === looked && looked != nil)
        #expect(test.depth == 2)
        #expect(!test.navigator.isPresenting)
        await test.run("append more")
        #expect(await test.run("save").hasSuffix("Kept “Two”.\n"))
        #expect(test.depth == 1)
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `what was shown goes when it is left, and cannot be committed again`(style: Style) async throws {
        let test = try await app(style)
        await test.run("preview 1", "commit", "back")
        #expect(editors.alive == 0)
        #expect(await test.run("commit") == "There is no preview.\n")
        #expect(editors.count == 1)
        test.app.close()
    }

    @Test(
        arguments: Style.allCases,
        [["discard"], ["logout"], ["new", "cancel"], ["edit 1", "back"]]
    )
    func `a preview goes when discarded, replaced, or with the list`(style: Style, commands: [String]) async throws {
        let test = try await app(style)
        await test.run("preview 1")
        await test.run("preview 2")
        #expect(editors.count == 2)
        #expect(editors.alive == 1)
        for command in commands { await test.run(command) }
        #expect(editors.alive == 0)
        #expect(await test.run("commit") == "There is no preview.\n")
        #expect(test.lines.allSatisfy { !$0.contains("|") })
        test.app.close()
    }
}
