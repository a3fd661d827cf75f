/// The templates of the style in which every role has its own protocol and its own file.
enum ThoroughTemplates {
    /// The templates of a module with a view.
    static let withView =
        [input, delegate, entity, serving, view, headlessView, presenter, interactor, router, module]
        + ThoroughTestTemplates.withView

    /// The templates of a module without a view.
    static let viewless =
        [input, delegate, entity, serving, viewlessInteractor, viewlessRouter, viewlessModule]
        + ThoroughTestTemplates.viewless

    private static let input = TemplateFile(
        path: "Sources/{{Name}}Input.swift",
        Declarations.imports,
        Declarations.input
    )

    private static let delegate = TemplateFile(
        path: "Sources/{{Name}}Delegate.swift",
        Declarations.delegate
    )

    private static let entity = TemplateFile(
        path: "Sources/{{Name}}Entity.swift",
        Declarations.typeImports,
        Declarations.entity
    )

    private static let serving = TemplateFile(
        path: "Sources/{{Name}}Serving.swift",
        Declarations.serving
    )

    private static let view = TemplateFile(
        path: "Sources/{{Name}}View.swift",
        Declarations.viewProtocol,
        #"""
        /// The events of the view, for its presenter.
        @MainActor
        protocol {{Name}}Presenting: AnyObject {
            /// The view has appeared.
            func viewAppeared()

            /// The user wants to leave.
            func close()
        }

        """#,
        Declarations.content
    )

    private static let headlessView = TemplateFile(
        path: "Sources/Headless{{Name}}View.swift",
        Declarations.headlessView
    )

    private static let presenter = TemplateFile(
        path: "Sources/{{Name}}Presenter.swift",
        #"""
        /// Prepares the content of the view, and handles the actions of the user.
        @MainActor
        final class {{Name}}Presenter: {{Name}}Presenting, {{Name}}InteractorOutput {
            weak var view: (any {{Name}}View)?
        {{#delegate}}
            private weak var delegate: (any {{Name}}Delegate)?
        {{/delegate}}
        {{#closure}}
            private let onClose: @MainActor () -> Void
        {{/closure}}
            private let interactor: any {{Name}}Interacting
            private let router: any {{Name}}Routing

            init(
        {{#output}}
                input: {{Name}}Input,
        {{/output}}
                interactor: any {{Name}}Interacting,
                router: any {{Name}}Routing
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

            func viewAppeared() {
                interactor.load()
            }

            func close() {
                router.close()
        {{#delegate}}
                delegate?.{{name}}DidClose()
        {{/delegate}}
        {{#closure}}
                onClose()
        {{/closure}}
            }

            func loaded(_ entity: {{Name}}Entity) {
        {{#hasInputs}}
                let lines = [{{#inputs}}"{{input}}: \({{described}})"{{^last}}, {{/last}}{{/inputs}}]
        {{/hasInputs}}
                view?.show({{Name}}Content(heading: entity.heading, lines: {{lines}}))
            }
        }

        """#
    )

    private static let interactor = TemplateFile(
        path: "Sources/{{Name}}Interactor.swift",
        Declarations.typeImports,
        #"""
        /// The interface of the interactor for the presenter.
        @MainActor
        protocol {{Name}}Interacting: AnyObject {
            /// Loads the data of {{Name}}, and passes it to the output.
            func load()
        }

        /// The results of the interactor.
        @MainActor
        protocol {{Name}}InteractorOutput: AnyObject {
            /// The data of {{Name}} has been loaded.
            func loaded(_ entity: {{Name}}Entity)
        }

        /// Does the work of {{Name}}, independent of how it is shown.
        @MainActor
        final class {{Name}}Interactor: {{Name}}Interacting{{#child}}, {{Name}}Serving{{/child}} {
            weak var output: (any {{Name}}InteractorOutput)?
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

            func load() {
                output?.loaded(entity)
            }

            {{^child}}private {{/child}}var entity: {{Name}}Entity {
                {{Name}}Entity(heading: "{{title}}"{{#inputs}}, {{input}}: {{input}}{{/inputs}})
            }
        }

        """#
    )

    private static let router = TemplateFile(
        path: "Sources/{{Name}}Router.swift",
        #"""
        /// The interface of the router for the presenter.
        @MainActor
        protocol {{Name}}Routing: AnyObject {
            /// Leaves the view.
            func close()
        }

        """#,
        Declarations.viewRouter
    )

    private static let module = TemplateFile(
        path: "Sources/{{Name}}Module.swift",
        #"""
        import Joinery

        /// Declares the objects of {{Name}}.
        struct {{Name}}Module: {{Joinery}}Module {
            /// The input that the module is built with.
            typealias Input = {{Name}}Input

            var bindings: {{Joinery}}Bindings {
                {{Joinery}}PerModule({{Name}}Interactor.init)
                    .provides((any {{Name}}Interacting).self) { $0 }
        {{#child}}
                    .exports((any {{Name}}Serving).self) { $0 }
        {{/child}}
                {{Joinery}}PerModule({{Name}}Presenter.init)
                    .provides((any {{Name}}Presenting).self) { $0 }
                {{Joinery}}PerModule({{Name}}Router.init)
                    .provides((any {{Name}}Routing).self) { $0 }
                // Replace it with the view of the app.
                {{Joinery}}PerModule(Headless{{Name}}View.init, as: (any {{Name}}View).self)

                {{Joinery}}Wiring {
                    @MainActor (
                        interactor: {{Name}}Interactor,
                        presenter: {{Name}}Presenter,
                        router: {{Name}}Router,
                        view: any {{Name}}View
                    ) in
                    interactor.output = presenter
                    presenter.view = view
                    router.view = view
                }
            }
        }

        """#
    )
}
