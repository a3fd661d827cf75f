/// The templates of the style in which only the view has a protocol.
enum MergedTemplates {
    /// The templates of a module with a view.
    static let withView = [module, view, presenter, interactor, router, tests]

    /// The templates of a module without a view.
    static let viewless = [module, viewlessInteractor, viewlessRouter, viewlessTests]

    private static let module = TemplateFile(
        path: "Sources/{{Name}}Module.swift",
        Declarations.imports,
        Declarations.input,
        Declarations.delegate,
        Declarations.serving,
        #"""
        /// Declares the objects of {{Name}}.
        struct {{Name}}Module: {{Joinery}}Module {
            /// The input that the module is built with.
            typealias Input = {{Name}}Input

            var bindings: {{Joinery}}Bindings {
                {{Joinery}}PerModule({{Name}}Interactor.init)
        {{#child}}
                    .exports((any {{Name}}Serving).self) { $0 }
        {{/child}}
        {{#view}}
                {{Joinery}}PerModule({{Name}}Presenter.init)
        {{/view}}
                {{Joinery}}PerModule({{Name}}Router.init)
        {{#view}}
                // Replace it with the view of the app.
                {{Joinery}}PerModule(Headless{{Name}}View.init, as: (any {{Name}}View).self)

                {{Joinery}}Wiring {
                    @MainActor (
                        presenter: {{Name}}Presenter,
                        router: {{Name}}Router,
                        view: any {{Name}}View
                    ) in
                    presenter.view = view
                    router.view = view
                }
        {{/view}}
            }
        }

        """#
    )

    private static let view = TemplateFile(
        path: "Sources/{{Name}}View.swift",
        Declarations.viewProtocol,
        Declarations.content,
        Declarations.headlessView
    )

    private static let presenter = TemplateFile(
        path: "Sources/{{Name}}Presenter.swift",
        #"""
        /// Prepares the content of the view, and handles the actions of the user.
        @MainActor
        final class {{Name}}Presenter {
            weak var view: (any {{Name}}View)?
        {{#delegate}}
            private weak var delegate: (any {{Name}}Delegate)?
        {{/delegate}}
        {{#closure}}
            private let onClose: @MainActor () -> Void
        {{/closure}}
            private let interactor: {{Name}}Interactor
            private let router: {{Name}}Router

            init(
        {{#output}}
                input: {{Name}}Input,
        {{/output}}
                interactor: {{Name}}Interactor,
                router: {{Name}}Router
            ) {
        {{#delegate}}
                delegate = input.delegate
        {{/delegate}}
        {{#closure}}
                onClose = input.onClose
        {{/closure}}
                self.interactor = interactor
                self.router = router
            }

            /// The view has appeared.
            func viewAppeared() {
                let entity = interactor.entity
        {{#hasInputs}}
                let lines = [{{#inputs}}"{{input}}: \({{described}})"{{^last}}, {{/last}}{{/inputs}}]
        {{/hasInputs}}
                view?.show({{Name}}Content(heading: entity.heading, lines: {{lines}}))
            }

            /// The user wants to leave.
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
    )

    private static let interactor = TemplateFile(
        path: "Sources/{{Name}}Interactor.swift",
        Declarations.typeImports,
        Declarations.entity,
        #"""
        /// Does the work of {{Name}}, independent of how it is shown.
        @MainActor
        final class {{Name}}Interactor{{interactorConformances}} {
        {{#inputs}}
            private let {{input}}: {{type}}
        {{/inputs}}
        {{#hasInputs}}

            init(input: {{Name}}Input) {
        {{/hasInputs}}
        {{#inputs}}
                {{input}} = input.{{input}}
        {{/inputs}}
        {{#hasInputs}}
            }

        {{/hasInputs}}
            /// The data of {{Name}}.
            var entity: {{Name}}Entity {
                {{Name}}Entity(heading: "{{title}}"{{#inputs}}, {{input}}: {{input}}{{/inputs}})
            }
        }

        """#
    )

    private static let router = TemplateFile(
        path: "Sources/{{Name}}Router.swift",
        text: Declarations.viewRouter
    )

    private static let viewlessInteractor = TemplateFile(
        path: "Sources/{{Name}}Interactor.swift",
        Declarations.typeImports,
        Declarations.entity,
        Declarations.interactorWithoutView
    )

    private static let viewlessRouter = TemplateFile(
        path: "Sources/{{Name}}Router.swift",
        text: Declarations.viewlessRouter
    )
}
