// Compiles the Swift code of Markdown pages and of doc comments against a debug build.
//
// usage: documented-code MODULES SUPPORT FILE...
//        MODULES  the folder of the modules that the code imports
//        SUPPORT  a folder with Swift files that declare what the code of doc comments mentions
//        FILE...  pages, which end in .md, and sources, which end in .swift

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { fail("usage: documented-code MODULES SUPPORT FILE...") }
let compiler = try Compiler(modules: arguments[1])
let files = Array(arguments.dropFirst(3))
let pages = files.filter { $0.hasSuffix(".md") }
let sources = files.filter { $0.hasSuffix(".swift") }

var failures = 0

/// Prints the diagnostics of some code, or that there are none.
@MainActor
func report(_ diagnostics: String, compiles: String, fails: String) {
    guard !diagnostics.isEmpty else { return print(compiles) }
    failures += 1
    print(diagnostics)
    print(fails)
}

for page in pages {
    guard let code = try Page(page) else { continue }
    let diagnostics = try compiler.compile([code.file], isLibrary: code.isLibrary)
    report(diagnostics, compiles: "\(page) compiles", fails: "\(page) does not compile")
}
if !sources.isEmpty {
    let comments = try DocComments(sources)
    let diagnostics = try compiler.compile(
        comments.files,
        with: arguments[2],
        isLibrary: true,
        ignoring: DocComments.ignored
    )
    report(
        diagnostics,
        compiles: "the \(comments.count) examples in doc comments of \(comments.files.count) sources compile",
        fails: "examples in doc comments do not compile"
    )
}
if failures > 0 { fail("documented code does not compile") }
