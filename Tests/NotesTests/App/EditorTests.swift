import JoineryNavigation
import NotesEntities
import NotesServices
import NotesTerminal
import Testing

/// The editor: to create, to modify, and with the text widget inside.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EditorTests {
    @Test(arguments: Style.allCases)
    func `to create it is presented, and dismissed when it is saved, cancelled or left`(style: Style) async throws {
        let test = try TestApp(style)
        await test.startLoggedIn()
        for end in ["save", "cancel", "back"] {
            await test.run("new", "write Note by \(end)")
            #expect(test.depth == 2)
            #expect(test.navigator.isPresenting)
            await test.run(end)
            #expect(test.depth == 1)
            #expect(!test.navigator.isPresenting)
            #expect(test.lines == ["  1  Note by save"])
        }
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `to modify it is pushed, and popped when it is saved, cancelled or left`(style: Style) async throws {
        let test = try TestApp(style, store: MemoryNoteStore([.init(id: 5, title: "Old", text: "Old")]))
        await test.startLoggedIn()
        for (end, titles) in [("cancel", "  1  Old"), ("back", "  1  Old"), ("save", "  1  New")] {
            await test.run("edit 1", "write New")
            #expect(test.depth == 2)
            #expect(!test.navigator.isPresenting)
            await test.run(end)
            #expect(test.depth == 1)
            #expect(test.lines == [titles])
        }
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `to modify without a note shows nothing, and the error is reported`(style: Style) async throws {
        let test = try TestApp(style)
        await test.startLoggedIn()
        #expect(await test.run("edit") == "There is no note to edit: none was chosen.\n")
        #expect(test.depth == 1)
        #expect(test.parts.seen("Editor") == 0)
        // It was not the last word: the next one is shown.
        await test.run("new")
        #expect(test.title == "New note")
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `the child's interactor supplies the beginning and the number of words`(style: Style) async throws {
        let test = try TestApp(style)
        await test.startLoggedIn()
        await test.run("new", "write one  two three")
        #expect(test.lines.last == "3 words, to be kept as “one  two three”")
        await test.run("append four", "append")
        #expect(test.lines == ["  one  two three", "  four", "  ", "", "4 words, to be kept as “one  two three”"])
        await test.run("write 123456789 123456789 123456789")
        #expect(test.lines.last == "3 words, to be kept as “123456789 123456789 1234…”")
        await test.run("write x")
        #expect(test.lines.last == "1 word, to be kept as “x”")
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `what cannot be saved stays in the editor, to be tried again`(style: Style) async throws {
        let store = FailingNoteStore()
        let test = try TestApp(style, store: store)
        await test.startLoggedIn()
        await test.run("new")
        #expect(await test.run("save") == "Not saved. There is nothing to keep yet.\n")
        await test.run("write Precious")
        #expect(await test.run("save") == "Not saved. The file full.json cannot be written.\n")
        #expect(test.lines.first == "  Precious")
        await store.mend()
        #expect(await test.run("save").hasSuffix("  1  Precious\nKept “Precious”.\n"))
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `saved twice in a hurry, a note is kept once`(style: Style) async throws {
        let doorway = Doorway()
        let store = SlowNoteStore(doorway: doorway)
        let test = try TestApp(style, store: store)
        await test.startLoggedIn()
        await test.run("new", "write Once")
        test.type("save")
        await doorway.arrival()
        test.type("save")
        await doorway.open()
        await test.run("help")
        #expect(test.lines == ["  1  Once"])
        #expect(test.depth == 1)
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `what was saved is kept, though the user leaves before it is`(style: Style) async throws {
        let doorway = Doorway()
        let store = SlowNoteStore(doorway: doorway)
        let test = try TestApp(style, store: store)
        await test.startLoggedIn()
        await test.run("new", "write In time")
        test.type("save")
        await doorway.arrival()
        try test.navigator.back()
        #expect(test.depth == 1)
        #expect(test.parts.alive("Editor") == [])
        await doorway.open()
        // Nobody waits for it any more: looked for until it is there.
        await test.run("refresh")
        for _ in 0..<3000 where test.lines != ["  1  In time"] {
            try await Task.sleep(for: .milliseconds(20))
            await test.run("refresh")
        }
        #expect(test.lines == ["  1  In time"])
        #expect(test.depth == 1)
        test.app.close()
    }
}
