import NotesTerminal
import Testing

/// Notes that outlive the app.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PersistenceTests {
    @Test(arguments: Style.allCases, Style.allCases)
    func `notes survive a restart, also in the other style`(before: Style, after: Style) async throws {
        let folder = try Folder()
        let first = try TestApp(before, path: folder.notes)
        await first.startLoggedIn()
        await first.run("new", "write Kept", "append for ever", "save", "new", "write Not kept", "back")
        first.app.close()

        let second = try TestApp(after, path: folder.notes)
        await second.startLoggedIn()
        #expect(second.lines == ["  1  Kept"])
        await second.run("edit 1")
        #expect(second.lines.prefix(2) == ["  Kept", "  for ever"])
        second.app.close()
    }

    @Test(arguments: Style.allCases)
    func `a file that is no JSON is reported, nothing is lost, and it works once mended`(style: Style) async throws {
        let folder = try Folder()
        let broken = "[{\"id\": 1"
        try folder.write(broken)
        let test = try TestApp(style, path: folder.notes)
        await test.startLoggedIn()
        #expect(
            test.lines.first?
                .hasSuffix("holds no notes: it is no JSON. It was left as it is; mend it, or move it away.") == true
        )
        #expect(await test.run("new", "write Kept", "save").contains("Not saved. The file "))
        #expect(folder.text == broken)
        try folder.write("[]")
        #expect(await test.run("save").hasSuffix("  1  Kept\nKept “Kept”.\n"))
        test.app.close()
    }
}
