// Writes the overloads of the declarations: one for each number of parameters and each kind of function.
//
// usage: swift .ci/generate-declarations.swift [--check]
//        With --check nothing is written; it fails if the file is not what this script would write.

import Foundation

let target = "Sources/Joinery/Declaring/Declarations+Generated.swift"
let most = 8

let header = """
    // Written by .ci/generate-declarations.swift: change that script and run it, not this file.
    //
    // One overload for each number of parameters, and no parameter pack. Functions of a fixed number of parameters are
    // inlined into the recipes that call them; a pack stays a loop at run time. The compiler also refuses `sending` and
    // `inout` parameters in them, which it lets pass in a pack, and accepts initializers that it cannot compile in a pack.
    // docs/decisions.md has the measurements.
    //
    // Of each group one overload is shown in the documentation: that for two parameters, or that without dependencies.
    //
    // swift-format-ignore-file

    """

// MARK: Pieces

let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

/// What an overload is for: runtime arguments first, then dependencies.
struct Parameters {
    var arguments: [String] = []
    var dependencies: [String]

    var all: [String] { arguments + dependencies }
    var list: String { "(" + all.joined(separator: ", ") + ")" }
    /// `<A, B>` with further generic parameters in front of them.
    func generics(_ others: [String] = [], or none: [String] = []) -> String {
        let names = others + arguments + dependencies + (all.isEmpty ? none : [])
        return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    }
    /// The call that lists the types of the dependencies.
    var types: String { "parameterTypes(" + dependencies.map { "\($0).self" }.joined(separator: ", ") + ")" }
}

/// The parameters of the overloads of one declaration; those shown in the documentation have two.
func counts(_ arguments: [String] = [], atLeast least: Int = 0) -> [Parameters] {
    (least...most - arguments.count).map { Parameters(arguments: arguments, dependencies: Array(letters.prefix($0))) }
}

enum Isolation: CaseIterable {
    case none
    case mainActor

    var marker: String { self == .none ? "NonisolatedFunction" : "MainActorFunction" }
    var attribute: String { self == .none ? "@Sendable" : "@MainActor @Sendable" }
    var argument: String { self == .none ? "nil" : "MainActor.shared" }
}

/// Text with a margin, as part of an extension.
func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }
        .joined(separator: "\n")
}

/// A declaration of a type, in the forms that it has.
struct Declared {
    var type: String
    /// The type that its factory makes.
    var made = "Service"
    /// The label before that type in the initializer form; `nil` if it has none.
    var label: String? = "as"
    var labelIsRequired = false
    var hasFunctionForm = true
    /// What the closure is called.
    var closureLabel = "making"
    var inlinable = false
    var constraint = ""
    /// Generic parameters and parameters between the type and the function.
    var extraGenerics: [String] = []
    var extra: [String] = []
    var arguments: [String] = []
    /// What a decorator's factory takes first.
    var first: String?
    var documentation: (function: String, closure: String)

    var parameterLists: [Parameters] { counts(arguments, atLeast: 0) }

    func overloads(_ body: (Parameters, _ function: String, _ isolation: String) -> String) -> String {
        var lines: [String] = []
        for parameters in parameterLists where (first == nil ? 0 : 1) + parameters.all.count <= most {
            var function = parameters
            if let first { function.arguments.insert(first, at: 0) }
            let shown = function.all.count == max(2, arguments.count)
            for isolation in Isolation.allCases where hasFunctionForm {
                lines.append(
                    attributes(shown && isolation == .none ? documentation.function : nil, isInlinable: inlinable)
                )
                lines.append(functionForm(parameters, function.list, isolation))
                let plain = "(@Sendable \(function.list) throws -> \(made)).self"
                let make = isolation == .none ? "make" : "unisolated(make, as: \(plain))"
                lines.append("    " + body(parameters, make, isolation.argument))
                lines.append("}")
                lines.append("")
            }
            lines.append(attributes(shown ? documentation.closure : nil, isInlinable: inlinableClosures && inlinable))
            lines.append(closureForm(parameters, function.list))
            lines.append(
                "    "
                    + body(
                        parameters,
                        "unisolated(make, as: (@Sendable \(function.list) throws -> \(made)).self)",
                        "isolation"
                    )
                    .replacingOccurrences(of: "isolation: isolation", with: "isolation: make.isolation")
            )
            lines.append("}")
            lines.append("")
        }
        return indented(lines.dropLast().joined(separator: "\n"))
    }

    private func functionForm(_ parameters: Parameters, _ list: String, _ isolation: Isolation) -> String {
        let isEmpty = parameters.all.isEmpty && first == nil
        // Generic as the others are, or the compiler would take `init()` in silence where a type has other initializers.
        let generics = parameters.generics(extraGenerics, or: isEmpty ? ["Nothing"] : [])
        let marker = isolation.marker
        var inputs = ["_ make: @escaping \(isolation.attribute) \(list) throws -> \(made)"]
        if let label { inputs.append("\(label) service: \(made).Type" + (labelIsRequired ? "" : " = \(made).self")) }
        inputs += taking
        inputs += extra
        inputs.append(
            isEmpty
                ? "isolated: \(marker).WithoutParameters<Nothing> = \(marker).WithoutParameters<Never>()"
                : "isolated: \(marker) = \(marker)()"
        )
        return "public init\(generics)(" + inputs.joined(separator: ", ") + ")\(constraint) {"
    }

    private func closureForm(_ parameters: Parameters, _ list: String) -> String {
        var inputs = made == "Void" ? [] : ["_ service: \(made).Type"]
        inputs += taking
        inputs += extra
        inputs.append(
            "@_inheritActorContext \(closureLabel) make: @escaping @isolated(any) @Sendable \(list) throws -> \(made)"
        )
        let generics = parameters.generics(extraGenerics)
        return "public init\(generics)(" + inputs.joined(separator: ", ") + ")\(constraint) {"
    }

    /// `taking:`, with the types of the runtime arguments.
    private var taking: [String] {
        zip(arguments, ["taking", "_", "_"]).map { name, label in "\(label) \(name.lowercased()): \(name).Type" }
    }
}

let inlinableClosures = false

/// What stands in front of an overload.
func attributes(_ documentation: String?, isInlinable: Bool) -> String {
    let shown =
        documentation.map { text in
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "///" : "/// \($0)" }
                .joined(separator: "\n")
        } ?? "@_documentation(visibility: internal)"
    return isInlinable ? shown + "\n@inlinable" : shown
}

// MARK: Recipes

/// The functions that call a factory with its dependencies.
func recipes() -> String {
    var text = "// MARK: Recipes\n\n"
    for parameters in counts() {
        text += """
            @usableFromInline
            func parameterTypes\(parameters.generics())(\(parameters.dependencies.map { "_: \($0).Type" }.joined(separator: ", "))) -> [Any.Type] {
                [\(parameters.dependencies.map { "\($0).self" }.joined(separator: ", "))]
            }


            """
    }
    text += recipe(counts(), argument: nil)
    text += recipe(counts(["Argument"]), argument: "Argument")
    text += recipe(counts(["First", "Second"]), argument: "(First, Second)")
    text += recipe(counts(["First", "Second", "Third"]), argument: "(First, Second, Third)")
    return text
}

func recipe(_ lists: [Parameters], argument: String?) -> String {
    var text = ""
    for parameters in lists {
        let given: [String] =
            switch parameters.arguments.count {
            case 0: []
            case 1: ["argument"]
            default: parameters.arguments.indices.map { "argument.\($0)" }
            }
        let needed = parameters.dependencies.enumerated().map { "edges.dependency(\($0), \($1).self, frame)" }
        let values = (given + needed).joined(separator: ", ")
        let inputs = "Edges, FramePointer?" + (argument.map { ", \($0)" } ?? "")
        let names = "edges, " + (needed.isEmpty ? "_" : "frame") + (argument == nil ? "" : ", argument")
        text += """
            @inlinable
            @inline(__always)
            func assemble\(parameters.generics(["Service"]))(
                _ make: @escaping @Sendable \(parameters.list) throws -> Service
            ) -> @Sendable (\(inputs)) throws -> Service {
                { \(names) in
                    do {
                        return try make(\(values))
                    } catch {
                        throw edges.failure(error)
                    }
                }
            }


            """
    }
    return text
}

// MARK: Texts

let documentedParameters = """
    There is one initializer for each number of parameters, from none to eight, and for functions of the main actor; one of
    them is shown.
    """

func functionText(_ what: String, _ label: String?, _ labelText: String, _ others: [(String, String)] = []) -> String {
    var lines = [what, "", documentedParameters, "", "- Parameters:"]
    lines.append("  - make: An initializer or a function. Its parameters are resolved by type; it may throw.")
    if let label { lines.append("  - \(label): \(labelText)") }
    lines += others.map { "  - \($0): \($1)" }
    lines.append("  - isolated: Tells the overloads apart; leave it to its default.")
    return lines.joined(separator: "\n")
}

func closureText(_ what: String, _ service: String?, _ others: [(String, String)] = []) -> String {
    var lines = [
        what, "", documentedParameters.replacingOccurrences(of: ", and for functions of the main actor", with: ""),
    ]
    lines += ["", "- Parameters:"]
    if let service { lines.append("  - service: \(service)") }
    lines += others.map { "  - \($0): \($1)" }
    lines.append(
        "  - make: A closure. Its parameters are resolved by type; it runs on the actor it was written for and"
    )
    lines.append("    may throw.")
    return lines.joined(separator: "\n")
}

let serviceText = "The type it is asked for by, usually a protocol: `(any UserService).self`."
let asText = "The type it is asked for by; the type that is made, if left out."

// MARK: Mistakes

/// Overloads that are never called: they say what is wrong where the compiler would only say that nothing fits.
///
/// They may have parameter packs, since nothing is called through them.
func mistakes(
    _ type: String,
    _ made: String,
    _ label: String,
    extra: String = "",
    closure: String,
    isAsynchronous: Bool = false
)
    -> String
{
    let function = "@isolated(any) @Sendable (repeat each Parameter) throws ->"
    let asynchronous =
        isAsynchronous
        ? "an asynchronous initializer needs a closure: \(closure) { … in try await X(…) }"
        : "only a singleton can be made asynchronously, and by a closure: Singleton(X.self) { … in try await X(…) }"
    let mismatch =
        "what this makes cannot be used as the type given with `\(label):`; does it conform? A failable initializer, and "
        + "one with variadic or inout parameters, needs a closure"
    var list: [(message: String, signature: String)] = [
        (
            mismatch,
            "<Made, each Parameter>(_ make: @escaping \(function) Made, \(label) service: \(made).Type\(extra))"
        ),
        (
            asynchronous,
            "<Made, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) async throws -> Made, \(label) service: "
                + "\(made).Type\(extra))"
        ),
        (
            "pass an initializer, X.init, or write a closure: \(closure) { … }. A closure is needed for an object that exists "
                + "and for a function that is asynchronous or has variadic or inout parameters",
            "(_ object: \(made), \(label) service: \(made).Type" + (label == "as" ? " = \(made).self" : "")
                + "\(extra))"
        ),
        (
            "pass an initializer or a closure, not an object; for an object that exists write a closure: { object }",
            "(_ service: \(made).Type\(extra), _ object: \(made))"
        ),
        (
            "a function comes first: \(type)(X.init, \(label): (any P).self); inout parameters cannot be injected",
            "<each Parameter>(_ service: \(made).Type\(extra), _ make: @escaping \(function) \(made))"
        ),
    ]
    let withoutArguments = "this takes no runtime arguments; what takes some is declared as Transient"
    let taking = "taking argument: Argument.Type, _ others: Any.Type..."
    let takes = "@isolated(any) @Sendable (Argument, repeat each Parameter) throws -> Service"
    if label == "as", type != "Transient" {
        list.append(
            (
                withoutArguments,
                "<Argument, each Parameter>(_ service: Service.Type, \(taking), making make: @escaping \(takes))"
            )
        )
        list.append(
            (
                withoutArguments,
                "<Argument, each Parameter>(_ make: @escaping \(takes), as service: Service.Type = Service.self, \(taking))"
            )
        )
    }
    if type == "Transient" {
        list.append(
            (
                mismatch,
                "<Made, Argument, each Parameter>(_ make: @escaping @isolated(any) @Sendable (Argument, repeat each Parameter) "
                    + "throws -> Made, as service: Service.Type, \(taking))"
            )
        )
    }
    return indented(
        list.map { entry in
            """
            /// Not available: it says what is wrong.
            @_documentation(visibility: internal)
            @available(*, unavailable, message: "\(entry.message)")
            @_disfavoredOverload
            public init\(entry.signature) { fatalError("Never called.") }
            """
        }
        .joined(separator: "\n\n")
    )
}

// MARK: Declarations

/// The overloads of a scope without runtime arguments.
func scope(_ type: String, _ scope: String, inlinable: Bool, isShared: Bool, what: String) -> String {
    let declared = Declared(
        type: type,
        inlinable: inlinable,
        constraint: isShared ? " where Service: Sendable" : "",
        documentation: (
            functionText("Declares \(what), by an initializer or a function.", "service", asText),
            closureText("Declares \(what), by a closure.", serviceText)
        )
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(binding: DeclaredBinding(.\(scope), assemble(\(make)), \(parameters.types), isolation: \(isolation)))"
    }
}

func singletonOnActor() -> String {
    let actorText = ("actor", "The global actor it belongs to.")
    let what = "a singleton that lives on a global actor and need not be `Sendable`"
    let declared = Declared(
        type: "Singleton",
        extraGenerics: ["Isolation: GlobalActor"],
        extra: ["on actor: Isolation.Type"],
        documentation: (
            functionText("Declares \(what), by an initializer or a function.", "service", asText, [actorText]),
            closureText(
                "Declares \(what), by a closure.\n\nIt is made there, and only code on that actor can resolve it.\n\n"
                    + "```swift\nSingleton(ImageCache.self, on: MainActor.self) { @MainActor in ImageCache(limit: 100) }\n```",
                serviceText,
                [actorText]
            )
        )
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(actor, assemble(\(make)), \(parameters.types), isolation: \(isolation))"
    }
}

func asynchronousSingleton() -> String {
    var lines: [String] = []
    for parameters in counts() {
        let text = closureText(
            "Declares a singleton that is made asynchronously, by ``Container/start(progress:)``.\n\n```swift\n"
                + "Singleton((any Database).self) { (paths: any Paths) async throws in\n"
                + "    try await SQLDatabase.open(paths.database)\n}\n```\n\n"
                + "Once the container is started it is resolved like any other singleton. Before that, resolving it throws\n"
                + "``ResolutionError/notStarted(service:path:)``. If one of the parameters has to be made on an actor, this\n"
                + "closure has to belong to that actor too.",
            serviceText
        )
        lines.append(attributes(parameters.all.count == 2 ? text : nil, isInlinable: false))
        lines.append("@_disfavoredOverload")
        lines.append(
            """
            public init\(parameters.generics())(_ service: Service.Type, @_inheritActorContext making make: @escaping @isolated(any) @Sendable \(parameters.list) async throws -> Service) where Service: Sendable {
                self.init(starting: AsynchronousRecipe(unisolated(make)), \(parameters.types), isolation: make.isolation)
            }

            """
        )
    }
    return indented(lines.joined(separator: "\n").trimmingCharacters(in: .newlines))
}

func transientTaking(_ names: [String]) -> String {
    let count = ["a runtime argument", "two runtime arguments", "three runtime arguments"][names.count - 1]
    let texts = names.map {
        ($0.lowercased(), "The type of the \(names.count == 1 ? "" : $0.lowercased() + " ")argument.")
    }
    let declared = Declared(
        type: "Transient",
        inlinable: true,
        arguments: names,
        documentation: (
            functionText(
                "Declares an object that is made from \(count), before its dependencies, by an initializer or a function.",
                "service",
                asText,
                texts
            ),
            closureText(
                "Declares an object that is made from \(count), before its dependencies, by a closure.",
                serviceText,
                texts
            )
        )
    )
    let argument = names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
    let number = ["one", "two", "three"][names.count - 1]
    return declared.overloads { parameters, make, isolation in
        "self.init(ArgumentRecipe<\(argument), Service>(\(number): assemble(\(make))), \(parameters.types), isolation: \(isolation))"
    }
}

func contribution() -> String {
    let key = ("key", "Where in a keyed collection, `[Key: Element]`; left out for a part of `[Element]`.")
    let declared = Declared(
        type: "Contribution",
        made: "Element",
        label: "to",
        labelIsRequired: true,
        extraGenerics: ["Key: Hashable & Sendable"],
        extra: ["key: Key = WithoutKey()"],
        documentation: (
            functionText(
                "Declares a part of a collection, by an initializer or a function.",
                "service",
                "The type of the collection's elements.",
                [key]
            ),
            closureText(
                "Declares a part of a collection, by a closure.",
                "The type of the collection's elements.",
                [key]
            )
        )
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(key, assemble(\(make)), \(parameters.types), isolation: \(isolation))"
    }
}

func decorator() -> String {
    let declared = Declared(
        type: "Decorator",
        label: "of",
        labelIsRequired: true,
        closureLabel: "wrapping",
        first: "Service",
        documentation: (
            functionText(
                "Declares a decorator, by an initializer or a function that takes the decorated service first.",
                "service",
                "The type to decorate."
            ),
            closureText(
                "Declares a decorator, by a closure that takes the decorated service first.",
                "The type to decorate."
            )
        )
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(assemble(\(make)), \(parameters.types), isolation: \(isolation))"
    }
}

func child() -> String {
    let declared = Declared(
        type: "Child",
        made: "Input",
        label: nil,
        documentation: (
            functionText("Embeds the module that accepts what an initializer or a function makes.", nil, ""),
            closureText(
                "Embeds the module that accepts what a closure makes.",
                "The input type of the module to embed."
            )
        )
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(assemble(\(make)), \(parameters.types), isolation: \(isolation))"
    }
}

func wiring() -> String {
    let declared = Declared(
        type: "Wiring",
        made: "Void",
        label: nil,
        hasFunctionForm: false,
        closureLabel: "connecting",
        inlinable: true,
        documentation: ("", closureText("Declares a wiring.", nil))
    )
    return declared.overloads { parameters, make, isolation in
        "self.init(assemble(\(make)), \(parameters.types), isolation: \(isolation))"
    }
}

func section(_ type: String, _ parts: [String]) -> String {
    "// MARK: \(type)\n\nextension \(type) {\n" + parts.joined(separator: "\n\n") + "\n}\n\n"
}

var text = header + "\n" + recipes()
text += section(
    "Singleton",
    [
        scope("Singleton", "singleton", inlinable: false, isShared: true, what: "a singleton that any code may use"),
        asynchronousSingleton(), singletonOnActor(),
        mistakes("Singleton", "Service", "as", closure: "Singleton(X.self)", isAsynchronous: true),
    ]
)
text += section(
    "PerModule",
    [
        scope(
            "PerModule",
            "perModule",
            inlinable: true,
            isShared: false,
            what: "an object of which each module has one"
        ),
        mistakes("PerModule", "Service", "as", closure: "PerModule(X.self)"),
    ]
)
text += section(
    "Transient",
    [
        scope(
            "Transient",
            "transient",
            inlinable: true,
            isShared: false,
            what: "an object that is made anew each time"
        ),
        transientTaking(["Argument"]), transientTaking(["First", "Second"]),
        transientTaking(["First", "Second", "Third"]),
        mistakes("Transient", "Service", "as", closure: "Transient(X.self)"),
    ]
)
text += section(
    "Weak",
    [
        scope(
            "Weak",
            "weak",
            inlinable: false,
            isShared: true,
            what: "a service that is shared while an object retains it"
        ),
        mistakes("Weak", "Service", "as", closure: "Weak(X.self)"),
    ]
)
text += section(
    "Contribution",
    [
        contribution(),
        mistakes(
            "Contribution",
            "Element",
            "to",
            extra: ", key: (any Hashable)? = nil",
            closure: "Contribution((any P).self)"
        ),
    ]
)
text += section("Decorator", [decorator(), mistakes("Decorator", "Service", "of", closure: "Decorator((any P).self)")])
text += section("Child", [child()])
text += section("Wiring", [wiring()])
text = text.trimmingCharacters(in: .newlines) + "\n"

let current = try? String(contentsOfFile: target, encoding: .utf8)
if CommandLine.arguments.contains("--check") {
    guard current == text else {
        FileHandle.standardError.write(
            Data("\(target) is not what .ci/generate-declarations.swift writes: run it\n".utf8)
        )
        exit(1)
    }
} else if current != text {
    try text.write(toFile: target, atomically: true, encoding: .utf8)
}
