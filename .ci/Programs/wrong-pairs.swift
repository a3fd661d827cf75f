// Checks that a file does not compile in exactly the lines that a comment says, each for the reason that it names.
//
// usage: wrong-pairs MODULES FILE
//        MODULES  the folder of the modules that it imports
//        FILE     a Swift file; a line that must not compile ends in `// error: TEXT`

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

guard CommandLine.arguments.count == 3 else { fail("usage: wrong-pairs MODULES FILE") }
let modules = CommandLine.arguments[1]
let file = CommandLine.arguments[2]

/// What must not compile: the text of the error, by line.
var expected: [Int: String] = [:]
let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
for (line, text) in zip(1..., lines) {
    if let comment = text.firstMatch(of: #/  // error: (.*)/#) { expected[line] = String(comment.1) }
}
guard !expected.isEmpty else { fail("\(file) names no line that must not compile") }

let compiler = Process()
let output = Pipe()
compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules, file]
compiler.standardError = output
compiler.standardOutput = output
try compiler.run()
let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
compiler.waitUntilExit()

var found: Set<Int> = []
var problems: [String] = []
for error in text.matches(of: /(?m)^.*?\.swift:(\d+):\d+: error: (.*)$/) {
    if let line = Int(error.1), let reason = expected[line] {
        if error.2.contains(reason) { found.insert(line) }
    } else {
        problems.append(String(error.0))
    }
}
for (line, reason) in expected.sorted(by: { $0.key < $1.key }) where !found.contains(line) {
    problems.append("\(file):\(line): this line must not compile, for this reason: \(reason)")
}
if !problems.isEmpty { fail(problems.joined(separator: "\n")) }
print("the \(expected.count) wrong pairs do not compile, and the others do")
