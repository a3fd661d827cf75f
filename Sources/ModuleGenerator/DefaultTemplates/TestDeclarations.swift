/// Declarations that the test templates of both styles share.
enum TestDeclarations {
    /// A suite with tests, which are blocks of functions.
    static func suite(_ name: String, _ tests: String...) -> String {
        "@MainActor\nstruct \(name) {\n" + tests.joined(separator: "\n") + "}\n"
    }

    static let `import` = #"""
        @testable import {{target}}

        """#

    static let typeImports = #"""
        {{#typeImports}}
        import {{import}}
        {{/typeImports}}

        @testable import {{target}}

        """#

    static let testImports = #"""
        import Testing

        @testable import {{target}}

        """#

    static let containerImports = #"""
        import Joinery
        import Testing

        @testable import {{target}}

        """#

    static let mergedImports = #"""
        {{#testImports}}
        import {{import}}
        {{/testImports}}

        @testable import {{target}}

        """#

    static let samples = #"""
        extension {{Name}}Input {
            /// The input that the tests build the module with.
            @MainActor
            static func sample({{sampleParameter}}) -> {{Name}}Input {
                {{Name}}Input({{samples}}{{#output}}{{#hasInputs}}, {{/hasInputs}}{{/output}}{{sampleArgument}})
            }
        }

        """#

    static let entitySample = #"""
        extension {{Name}}Entity {
            /// The data that the tests load.
            @MainActor
            static func sample() -> {{Name}}Entity {
                {{Name}}Entity(heading: "some heading"{{#hasInputs}}, {{/hasInputs}}{{samples}})
            }
        }

        """#

    static let mockView = #"""
        @MainActor
        final class Mock{{Name}}View: {{Name}}View {
            private(set) var shown: [{{Name}}Content] = []
            private(set) var closes = 0

            func show(_ content: {{Name}}Content) {
                shown.append(content)
            }

            func close() {
                closes += 1
            }
        }

        """#

    /// Stands for the code that opened the module.
    static let mockOwner = #"""
        {{#output}}
        /// Stands for the code that opened the module.
        @MainActor
        final class Mock{{Name}}Owner{{#delegate}}: {{Name}}Delegate{{/delegate}} {
            private(set) var closes = 0

            func {{name}}DidClose() {
                closes += 1
            }
        }
        {{/output}}

        """#

    static let witness = #"""
        /// Holds objects weakly.
        @MainActor
        final class {{Name}}Witness {
            private var sights: [() -> AnyObject?] = []

            func seen<Object: AnyObject>(_ object: Object) -> Object {
                sights.append({ [weak object] in object })
                return object
            }

            /// The number of objects that are still alive.
            var alive: Int {
                sights.count { $0() != nil }
            }
        }

        """#

    static let viewlessRouterTest = #"""
            @Test func `the router keeps what is attached, until it closes`() {
                final class Screen {}
                let router = {{Name}}Router()
                weak var child: Screen?
                do {
                    let screen = Screen()
                    router.attach(screen)
                    child = screen
                }
                #expect(child != nil)
                router.close()
                #expect(child == nil)
            }

        """#
}
