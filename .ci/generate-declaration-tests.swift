// Writes the tests that call every overload of the declarations, so that each passes every parameter to its place.
//
// usage: swift .ci/generate-declaration-tests.swift [--check]
//        With --check nothing is written; it fails if the file is not what this script would write.

import Foundation

let target = "Tests/JoineryTests/Declaring/EveryDeclarationTests+Generated.swift"
let most = 8

let header = """
    // Written by .ci/generate-declaration-tests.swift: change that script and run it, not this file.
    //
    // swift-format-ignore-file

    import Joinery
    import Testing


    """

// MARK: Pieces

/// A list of parameters for a function that is called without labels.
func unlabelled(_ count: Int) -> String { names(count).map { "_ \($0): P\($0.dropFirst())" }.joined(separator: ", ") }

/// The names of the parameters: `p1`, `p2` and so on.
func names(_ count: Int) -> [String] { (0..<count).map { "p\($0 + 1)" } }

/// A list of parameters with labels.
func typed(_ count: Int) -> String { names(count).map { "\($0): P\($0.dropFirst())" }.joined(separator: ", ") }

/// The numbers of the parameters, as an array.
func numbers(_ count: Int) -> String { "[" + names(count).map { "\($0).number" }.joined(separator: ", ") + "]" }

/// The arguments of a call, in their order.
func arguments(_ count: Int) -> String { names(count).map { "\($0): \($0)" }.joined(separator: ", ") }

func indented(_ lines: [String], by margin: Int) -> String {
    lines.map { String(repeating: " ", count: margin) + $0 }.joined(separator: "\n")
}

// MARK: What is made

/// A type that keeps the numbers of its parameters.
func made(_ name: String, _ kind: String, _ count: Int) -> String {
    """
    private \(kind) \(name)\(count): Made {
        let numbers: [Int]
        init(\(typed(count))) { numbers = \(numbers(count)) }
    }
    """
}

func types() -> String {
    var lines = (1...most).map { "private struct P\($0): Sendable { let number = \($0) }" }
    lines.append("private protocol Made: Sendable { var numbers: [Int] { get } }")
    lines += (0...most).map { made("Value", "struct", $0) }
    lines += (0...most).map { made("Class", "final class", $0) }
    lines += (0...most)
        .map { count in
            """
            @MainActor private final class Main\(count): Made {
                nonisolated let numbers: [Int]
                init(\(typed(count))) { numbers = \(numbers(count)) }
            }
            """
        }
    lines += (0...most)
        .map { count in
            """
            private struct Input\(count): ModuleInput {
                typealias Entry = Entry\(count)
                let numbers: [Int]
                init(\(typed(count))) { numbers = \(numbers(count)) }
                @MainActor static func main(\(typed(count))) -> Input\(count) { Input\(count)(\(arguments(count))) }
            }
            private struct Entry\(count) { let input: Input\(count) }
            private struct Module\(count): Module {
                typealias Input = Input\(count)
                var bindings: Bindings { PerModule(Entry\(count).init) }
            }
            """
        }
    let chain = (0..<most)
        .map { count in
            let list = count == 0 ? "" : ", " + unlabelled(count)
            return """
                    static func plain\(count)(_ inner: Chain\(list)) -> Chain { Chain(steps: inner.steps + [\(numbers(count))]) }
                    @MainActor static func main\(count)(_ inner: Chain\(list)) -> Chain { Chain(steps: inner.steps + [\(numbers(count))]) }
                """
        }
    lines.append(
        "private struct Chain: Sendable {\n    var steps: [[Int]] = []\n" + chain.joined(separator: "\n") + "\n}"
    )
    lines.append(
        """
        private struct Parts: Assembly {
            var bindings: Bindings {
        \(indented((1...most).map { "Singleton(P\($0).self) { P\($0)() }" }, by: 8))
            }
        }
        /// The numbers of the first parameters.
        private func first(_ count: Int) -> [Int] { Array([1, 2, 3, 4, 5, 6, 7, 8].prefix(count)) }
        """
    )
    return lines.joined(separator: "\n")
}

// MARK: Tests

/// A test of a container with some declarations.
func test(_ name: String, _ declarations: [String], isAsynchronous: Bool = false, _ checks: [String]) -> String {
    """
        @Test func `\(name)`() \(isAsynchronous ? "async " : "")throws {
            let container = try Container {
                Parts()
    \(indented(declarations, by: 12))
            }
    \(indented(checks, by: 8))
        }
    """
}

/// Declarations of each number of parameters, resolved from the container.
func scope(
    _ name: String,
    _ range: ClosedRange<Int> = 0...most,
    prefix: String,
    start: Bool = false,
    _ declaration: (Int, String) -> String
) -> String {
    test(
        name,
        range.map { declaration($0, "\(prefix)\($0)") },
        isAsynchronous: start,
        (start ? ["try await container.start()"] : [])
            + range.map { "#expect(try container.resolve(\(prefix)\($0).self).numbers == first(\($0)))" }
    )
}

/// The three forms of a scope.
func scopes(_ type: String, plain: String = "Value") -> [String] {
    [
        scope("\(type) passes every number of parameters to an initializer", prefix: plain) { "\(type)(\($1).init)" },
        scope("\(type) passes every number of parameters to an initializer of the main actor", prefix: "Main") {
            "\(type)(\($1).init)"
        },
        scope("\(type) passes every number of parameters to a closure", prefix: plain) { count, made in
            "\(type)(\(made).self) { \(closure(count))\(made)(\(arguments(count))) }"
        },
    ]
}

/// The head of a closure with some parameters.
func closure(_ count: Int) -> String {
    count == 0 ? "" : "(\(typed(count))) in "
}

/// Objects of a module, which its entry looks up.
func perModule(_ name: String, prefix: String, _ declaration: (Int, String) -> String) -> String {
    let lines = (0...most).map { declaration($0, "\(prefix)\($0)") }
    let looks = (0...most).map { "try lookup.resolve(\(prefix)\($0).self).numbers" }
    return """
            @Test func `\(name)`() throws {
                struct Looking: Module {
                    typealias Input = EveryDeclarationTests.Looked
                    var bindings: Bindings {
        \(indented(lines, by: 20))
                        PerModule(All.self) { @MainActor (lookup: Resolver) in
                            All(numbers: [
        \(indented(looks.map { $0 + "," }, by: 28))
                            ])
                        }
                    }
                }
                let container = try Container {
                    Parts()
                    Looking()
                }
                #expect(try container.build(Looked()).numbers == (0...8).map(first))
            }
        """
}

/// Objects with runtime arguments, which are the first parameters.
func taking(_ count: Int) -> [String] {
    let word = ["one runtime argument", "two runtime arguments", "three runtime arguments"][count - 1]
    let range = count...most
    let types = "taking: " + (1...count).map { "P\($0).self" }.joined(separator: ", ")
    let given = "with: " + (1...count).map { "P\($0)()" }.joined(separator: ", ")
    func checks(_ prefix: String) -> [String] {
        range.map { "#expect(try container.resolve(\(prefix)\($0).self, \(given)).numbers == first(\($0)))" }
    }
    return [
        test(
            "Transient passes \(word) and every number of parameters to an initializer",
            range.map { "Transient(Value\($0).init, \(types))" },
            checks("Value")
        ),
        test(
            "Transient passes \(word) and every number of parameters to an initializer of the main actor",
            range.map { "Transient(Main\($0).init, \(types))" },
            checks("Main")
        ),
        test(
            "Transient passes \(word) and every number of parameters to a closure",
            range.map { "Transient(Value\($0).self, \(types)) { \(closure($0))Value\($0)(\(arguments($0))) }" },
            checks("Value")
        ),
    ]
}

func contributions() -> [String] {
    let all = "#expect(try container.resolve([any Made].self).map(\\.numbers) == (0...8).map(first))"
    func one(_ name: String, _ declaration: (Int) -> String) -> String {
        test("Contribution passes every number of parameters to \(name)", (0...most).map(declaration), [all])
    }
    return [
        // The function says that it makes the protocol type.
        one("a function") {
            "Contribution({ @Sendable (\(typed($0))) -> any Made in Value\($0)(\(arguments($0))) }, to: (any Made).self)"
        },
        one("a function of the main actor") {
            "Contribution({ @MainActor @Sendable (\(typed($0))) -> any Made in Main\($0)(\(arguments($0))) }, to: (any Made).self)"
        },
        one("a closure") { "Contribution((any Made).self) { \(closure($0))Value\($0)(\(arguments($0))) }" },
    ]
}

func decorators() -> [String] {
    func one(_ name: String, _ declaration: (Int) -> String) -> String {
        test(
            "Decorator passes every number of parameters to \(name)",
            ["Transient(Chain.self) { Chain() }"] + (0..<most).map(declaration),
            ["#expect(try container.resolve(Chain.self).steps == (0...7).map(first))"]
        )
    }
    return [
        one("a function") { "Decorator(Chain.plain\($0), of: Chain.self)" },
        one("a function of the main actor") { "Decorator(Chain.main\($0), of: Chain.self)" },
        one("a closure") { count in
            let list = count == 0 ? "" : ", " + typed(count)
            let call = (["inner"] + names(count)).joined(separator: ", ")
            return "Decorator(Chain.self) { (inner: Chain\(list)) in Chain.plain\(count)(\(call)) }"
        },
    ]
}

func children() -> [String] {
    func one(_ name: String, _ declaration: (Int) -> String) -> String {
        let list = (0...4).map { "e\($0): Entry\($0)" }.joined(separator: ", ")
        let rest = (5...most).map { "e\($0): Entry\($0)" }.joined(separator: ", ")
        return """
                @Test func `Child passes every number of parameters to \(name)`() throws {
                    struct Parent: Module {
                        typealias Input = EveryDeclarationTests.Looked
                        var bindings: Bindings {
            \(indented((0...most).map(declaration), by: 20))
                            PerModule(Half.self) { @MainActor (\(list)) in
                                Half(numbers: [\((0...4).map { "e\($0).input.numbers" }.joined(separator: ", "))])
                            }
                            PerModule(All.self) { @MainActor (half: Half, \(rest)) in
                                All(numbers: half.numbers + [\((5...most).map { "e\($0).input.numbers" }.joined(separator: ", "))])
                            }
                        }
                    }
                    let container = try Container {
                        Parts()
                        Parent()
            \(indented((0...most).map { "Module\($0)()" }, by: 12))
                    }
                    #expect(try container.build(Looked()).numbers == (0...8).map(first))
                }
            """
    }
    return [
        one("an initializer") { "Child(Input\($0).init)" },
        one("a function of the main actor") { "Child(Input\($0).main)" },
        one("a closure") { "Child(Input\($0).self) { \(closure($0))Input\($0)(\(arguments($0))) }" },
    ]
}

func wirings() -> String {
    let lines = (1...most)
        .map { count in
            // The log is one of the parameters.
            let others = count == 1 ? "" : ", " + typed(count - 1)
            return "Wiring { @MainActor (log: Log\(others)) in log.numbers.append(\(numbers(count - 1))) }"
        }
    return """
            @Test func `Wiring passes every number of parameters to a closure`() throws {
                struct Wired: Module {
                    typealias Input = EveryDeclarationTests.Looked
                    let note: @MainActor @Sendable () -> Void
                    var bindings: Bindings {
                        PerModule(Log.self) { @MainActor in Log() }
                        PerModule(All.self) { @MainActor (log: Log) in All(numbers: [], log: log) }
                        Wiring { @MainActor [note] in note() }
        \(indented(lines, by: 16))
                    }
                }
                let noted = Log()
                let container = try Container {
                    Parts()
                    Wired { noted.numbers.append([]) }
                }
                #expect(try container.build(Looked()).log?.numbers == (0...7).map(first))
                #expect(noted.numbers == [[]])
            }
        """
}

// MARK: The file

var tests: [String] = []
tests += scopes("Singleton")
tests.append(
    scope("Singleton passes every number of parameters to an asynchronous closure", prefix: "Value", start: true) {
        count,
        made in
        "Singleton(\(made).self) { (\(typed(count))) async in \(made)(\(arguments(count))) }"
    }
)
for (name, prefix, form) in [
    ("an initializer", "Value", "init"), ("an initializer of the main actor", "Main", "init"),
    ("a closure", "Class", ""),
] {
    tests.append(
        scope("Singleton of an actor passes every number of parameters to \(name)", prefix: prefix) { count, made in
            form == "init"
                ? "Singleton(\(made).init, on: MainActor.self)"
                : "Singleton(\(made).self, on: MainActor.self) { @MainActor \(closure(count))\(made)(\(arguments(count))) }"
                    .replacingOccurrences(of: "@MainActor Class0", with: "@MainActor in Class0")
        }
    )
}
tests += scopes("Transient")
for count in 1...3 { tests += taking(count) }
tests += scopes("Weak", plain: "Class")
tests += [
    perModule("PerModule passes every number of parameters to an initializer", prefix: "Value") {
        "PerModule(\($1).init)"
    },
    perModule("PerModule passes every number of parameters to an initializer of the main actor", prefix: "Main") {
        "PerModule(\($1).init)"
    },
    perModule("PerModule passes every number of parameters to a closure", prefix: "Value") { count, made in
        "PerModule(\(made).self) { \(closure(count))\(made)(\(arguments(count))) }"
    },
]
tests += contributions()
tests += decorators()
tests += children()
tests.append(wirings())

let text =
    header + types() + """


        /// Every overload of every declaration is called once, with parameters that differ.
        @MainActor
        struct EveryDeclarationTests {
            struct Looked: ModuleInput { typealias Entry = All }
            struct Half { let numbers: [[Int]] }
            struct All {
                let numbers: [[Int]]
                var log: Log?
            }
            final class Log { var numbers: [[Int]] = [] }


        """ + tests.joined(separator: "\n\n") + "\n}\n"

let current = try? String(contentsOfFile: target, encoding: .utf8)
if CommandLine.arguments.contains("--check") {
    guard current == text else {
        FileHandle.standardError.write(
            Data("\(target) is not what .ci/generate-declaration-tests.swift writes: run it\n".utf8)
        )
        exit(1)
    }
} else if current != text {
    try text.write(toFile: target, atomically: true, encoding: .utf8)
}
