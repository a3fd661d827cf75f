/// The templates of the style in which only the view stands behind a protocol.
enum MergedTemplates {
    /// Those of a module with a view.
    static let withView = [module, view, presenter, interactor, router, tests]

    /// Those of a module without one.
    static let viewless = [module, viewlessInteractor, viewlessRouter, viewlessTests]

    private static let module = TemplateFile(
        path: "Sources/{{Name}}Module.swift",
        Declarations.imports,
        Declarations.input,
        Declarations.delegate,
        Declarations.serving,
        #"""
        /// How {{Name}} is put together.
        struct {{Name}}Module: {{Joinery}}Module {
            /// What it is built with.
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
                // The view of the app takes this one's place.
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
        /// Decides what {{Name}} shows, and what follows from what the user does.
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
        /// Does the work of {{Name}}, and does not know how that is shown.
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
            /// What {{Name}} is about.
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
