import NotesEntities
import NotesServices
import NotesTerminal
import Testing

/// Which objects are there, and how long.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifetimeTests {
    /// What an editor with its text widget is made of.
    private func editorParts(_ style: Style) -> Int {
        style == .decoupled ? 7 : 5
    }

    private func app(_ style: Style) async throws -> TestApp {
        let test = try TestApp(style, store: MemoryNoteStore([.init(id: 1, title: "One", text: "One")]))
        await test.startLoggedIn()
        return test
    }

    @Test(arguments: Style.allCases)
    func `each module goes when it is left, with all its objects`(style: Style) async throws {
        let test = try await app(style)
        #expect(test.parts.seen("Login") == (style == .decoupled ? 3 : 2))
        #expect(test.parts.alive("Login") == [])
        let list = test.parts.alive()
        #expect(list.count == (style == .decoupled ? 4 : 2))
        for (open, close) in [
            (["new"], ["back"]), (["new"], ["cancel"]), (["new", "write a"], ["save"]),
            (["edit 1"], ["back"]), (["edit 1"], ["cancel"]), (["edit 1", "write b"], ["save"]),
            (["preview 1", "commit"], ["back"]), (["preview 1", "commit"], ["save"]), (["logout", "login"], ["back"]),
            (["new"], ["login ada lovelace", "cancel"]),
        ] {
            let before = test.parts.seen()
            for command in open { await test.run(command) }
            #expect(test.parts.seen() > before)
            #expect(test.parts.alive().count > list.count)
            for command in close { await test.run(command) }
            #expect(test.parts.alive() == list, "\(open) \(close)")
        }
        #expect(test.parts.seen("Editor") + test.parts.seen("Text") == 9 * editorParts(style))
        test.app.close()
        #expect(test.parts.alive() == [])
    }

    @Test(arguments: Style.allCases)
    func `opened and left 100 times, nothing of what was left is there`(style: Style) async throws {
        let test = try await app(style)
        let list = test.parts.alive()
        for _ in 0..<50 { await test.run("edit 1", "back", "preview 1", "commit", "cancel") }
        #expect(test.parts.seen("Editor") + test.parts.seen("Text") == 100 * editorParts(style))
        #expect(test.parts.alive() == list)
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `the app ends: nothing of it is left`(style: Style) async throws {
        weak var display: AnyObject?
        let parts: ModuleParts
        do {
            let test = try await app(style)
            display = test.display
            parts = test.parts
            await test.run("edit 1", "quit")
            #expect(test.app.isFinished)
            test.app.close()
        }
        #expect(display == nil)
        #expect(parts.alive() == [])
    }
}
