/// Declarations that the templates of both styles share.
enum Declarations {
    static let input = #"""
        /// The input of {{Name}}.
        struct {{Name}}Input: {{Joinery}}ModuleInput {
            /// The type that building the module returns.
            typealias Entry = {{entry}}
        {{#hasProperties}}

        {{/hasProperties}}
        {{#inputs}}
            var {{input}}: {{type}}
        {{/inputs}}
        {{#delegate}}
            /// Notified when the module has been closed.
            weak var delegate: (any {{Name}}Delegate)?
        {{/delegate}}
        {{#closure}}
            /// Called when the module has been closed.
            var onClose: @MainActor () -> Void = {}
        {{/closure}}
        }

        """#

    static let delegate = #"""
        {{#delegate}}
        /// Notified by {{Name}}.
        @MainActor
        protocol {{Name}}Delegate: AnyObject, Sendable {
            /// The module has been closed.
            func {{name}}DidClose()
        }
        {{/delegate}}

        """#

    static let serving = #"""
        {{#child}}
        /// The interface of {{Name}} for its parent modules.
        ///
        /// They do not depend on the module itself.
        @MainActor
        protocol {{Name}}Serving: AnyObject {
            /// The data of {{Name}}.
            var entity: {{Name}}Entity { get }
        }
        {{/child}}

        """#

    static let entity = #"""
        /// The data of {{Name}}.
        struct {{Name}}Entity {
            var heading: String
        {{#inputs}}
            var {{input}}: {{type}}
        {{/inputs}}
        }

        """#

    static let content = #"""
        /// The texts that the view shows.
        struct {{Name}}Content: Equatable {
            var heading: String
            var lines: [String]
        }

        """#

    static let viewProtocol = #"""
        /// The view of {{Name}}, independent of the user interface framework.
        @MainActor
        protocol {{Name}}View: AnyObject {
            /// Shows the content.
            func show(_ content: {{Name}}Content)

            /// Leaves the screen.
            func close()
        }

        """#

    static let headlessView = #"""
        /// A view that stores its content, for tests and until the app has its own view.
        @MainActor
        final class Headless{{Name}}View: {{Name}}View {
            private(set) var content: {{Name}}Content?
            private(set) var isClosed = false
            private let presenter: {{#thorough}}any {{Name}}Presenting{{/thorough}}{{#merged}}{{Name}}Presenter{{/merged}}

            init(presenter: {{#thorough}}any {{Name}}Presenting{{/thorough}}{{#merged}}{{Name}}Presenter{{/merged}}) {
                self.presenter = presenter
            }

            /// Simulates that the system shows the view.
            func appear() {
                presenter.viewAppeared()
            }

            /// Simulates that the user leaves the view.
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
        /// Opens other modules from {{Name}}, and closes its view.
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
        /// Retains the modules that {{Name}} has opened, since there is no view to retain them.
        ///
        /// To open one, ask for its builder in an initializer, `init(settings: Builder<SettingsInput>)`, and attach
        /// what it builds.
        @MainActor
        final class {{Name}}Router{{#thorough}}: {{Name}}Routing{{/thorough}} {
            private var children: [AnyObject] = []

            /// Retains a module by its entry.
            func attach(_ child: AnyObject) {
                children.append(child)
            }

            /// Releases all modules.
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
            /// The data of {{Name}}.
        {{/merged}}
            var entity: {{Name}}Entity {
                {{Name}}Entity(heading: "{{title}}"{{#inputs}}, {{input}}: {{input}}{{/inputs}})
            }

        {{#merged}}
            /// Ends the work{{#output}}, and notifies the code that opened the module{{/output}}.
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
