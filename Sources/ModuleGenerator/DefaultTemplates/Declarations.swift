/// Declarations that the templates of both styles have in common.
enum Declarations {
    static let input = #"""
        /// What {{Name}} needs from outside.
        struct {{Name}}Input: {{Joinery}}ModuleInput {
            /// What building the module gives.
            typealias Entry = {{entry}}
        {{#hasProperties}}

        {{/hasProperties}}
        {{#inputs}}
            var {{input}}: {{type}}
        {{/inputs}}
        {{#delegate}}
            /// Is told when the module was closed.
            weak var delegate: (any {{Name}}Delegate)?
        {{/delegate}}
        {{#closure}}
            /// Called when the module was closed.
            var onClose: @MainActor () -> Void = {}
        {{/closure}}
        }

        """#

    static let delegate = #"""
        {{#delegate}}
        /// Is told what becomes of {{Name}}.
        @MainActor
        protocol {{Name}}Delegate: AnyObject, Sendable {
            /// It was closed.
            func {{name}}DidClose()
        }
        {{/delegate}}

        """#

    static let serving = #"""
        {{#child}}
        /// What {{Name}} is for the modules that embed it.
        ///
        /// They do not see that a module is behind it.
        @MainActor
        protocol {{Name}}Serving: AnyObject {
            /// What {{Name}} is about.
            var entity: {{Name}}Entity { get }
        }
        {{/child}}

        """#

    static let entity = #"""
        /// What {{Name}} is about.
        struct {{Name}}Entity {
            var heading: String
        {{#inputs}}
            var {{input}}: {{type}}
        {{/inputs}}
        }

        """#

    static let content = #"""
        /// What the view shows, as texts.
        struct {{Name}}Content: Equatable {
            var heading: String
            var lines: [String]
        }

        """#

    static let viewProtocol = #"""
        /// What {{Name}} is shown by, whatever the technology.
        @MainActor
        protocol {{Name}}View: AnyObject {
            /// Shows the content.
            func show(_ content: {{Name}}Content)

            /// Leaves the screen.
            func close()
        }

        """#

    static let headlessView = #"""
        /// A view that remembers what it was told to show, for tests and until there is another.
        @MainActor
        final class Headless{{Name}}View: {{Name}}View {
            private(set) var content: {{Name}}Content?
            private(set) var isClosed = false
            private let presenter: {{#thorough}}any {{Name}}Presenting{{/thorough}}{{#merged}}{{Name}}Presenter{{/merged}}

            init(presenter: {{#thorough}}any {{Name}}Presenting{{/thorough}}{{#merged}}{{Name}}Presenter{{/merged}}) {
                self.presenter = presenter
            }

            /// What a system does that shows the view.
            func appear() {
                presenter.viewAppeared()
            }

            /// What a user does who wants to leave.
            func leave() {
                presenter.close()
            }

            func show(_ content: {{Name}}Content) {
                self.content = content
            }

            func close() {
                isClosed = true
            }
        }

        """#

    /// The router of a module with a view, without its protocol.
    static let viewRouter = #"""
        /// The ways out of {{Name}}.
        ///
        /// To open another module, ask for its builder in an initializer, `init(settings: Builder<SettingsInput>)`, and
        /// let the view show what it builds.
        @MainActor
        final class {{Name}}Router{{#thorough}}: {{Name}}Routing{{/thorough}} {
            weak var view: (any {{Name}}View)?

        {{#merged}}
            /// Leaves the view.
        {{/merged}}
            func close() {
                view?.close()
            }
        }

        """#

    /// The router of a module without a view, without its protocol.
    static let viewlessRouter = #"""
        /// Keeps the modules that were opened from {{Name}}: no view does.
        ///
        /// To open one, ask for its builder in an initializer, `init(settings: Builder<SettingsInput>)`, and attach
        /// what it builds.
        @MainActor
        final class {{Name}}Router{{#thorough}}: {{Name}}Routing{{/thorough}} {
            private var children: [AnyObject] = []

            /// Keeps a module, by what building it gave.
            func attach(_ child: AnyObject) {
                children.append(child)
            }

            /// Lets go of all modules.
            func close() {
                children.removeAll()
            }
        }

        """#

    /// The interactor of a module without a view, without its protocol.
    static let interactorWithoutView = #"""
        /// Does the work of {{Name}}, which has no view.
        @MainActor
        final class {{Name}}Interactor{{interactorConformances}} {
        {{#inputs}}
            private let {{input}}: {{type}}
        {{/inputs}}
        {{#delegate}}
            private weak var delegate: (any {{Name}}Delegate)?
        {{/delegate}}
        {{#closure}}
            private let onClose: @MainActor () -> Void
        {{/closure}}
            private let router: {{routerType}}

            init({{#hasProperties}}input: {{Name}}Input, {{/hasProperties}}router: {{routerType}}) {
        {{#inputs}}
                {{input}} = input.{{input}}
        {{/inputs}}
        {{#delegate}}
                delegate = input.delegate
        {{/delegate}}
        {{#closure}}
                onClose = input.onClose
        {{/closure}}
                self.router = router
            }

        {{#merged}}
            /// What {{Name}} is about.
        {{/merged}}
            var entity: {{Name}}Entity {
                {{Name}}Entity(heading: "{{title}}"{{#inputs}}, {{input}}: {{input}}{{/inputs}})
            }

        {{#merged}}
            /// Ends the work{{#output}}, and tells who opened the module{{/output}}.
        {{/merged}}
            func close() {
                router.close()
        {{#delegate}}
                delegate?.{{name}}DidClose()
        {{/delegate}}
        {{#closure}}
                onClose()
        {{/closure}}
            }
        }

        """#

    static let imports = #"""
        {{#imports}}
        import {{import}}
        {{/imports}}

        """#

    /// The imports of a file that names the types of the inputs, and nothing of Joinery.
    static let typeImports = #"""
        {{#typeImports}}
        import {{import}}
        {{/typeImports}}

        """#
}
