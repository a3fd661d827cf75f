/// The templates of the style in which every role stands behind a protocol and in a file of its own.
enum ThoroughTemplates {
    /// Those of a module with a view.
    static let withView =
        [input, delegate, entity, serving, view, headlessView, presenter, interactor, router, module]
        + ThoroughTestTemplates.withView

    /// Those of a module without one.
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
        /// What the view tells its presenter.
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
        /// Decides what {{Name}} shows, and what follows from what the user does.
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
        /// What the presenter asks of the interactor.
        @MainActor
        protocol {{Name}}Interacting: AnyObject {
            /// Loads what {{Name}} is about, and reports it to the output.
            func load()
        }

        /// What the interactor reports.
        @MainActor
        protocol {{Name}}InteractorOutput: AnyObject {
            /// What {{Name}} is about was loaded.
            func loaded(_ entity: {{Name}}Entity)
        }

        /// Does the work of {{Name}}, and does not know how that is shown.
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
        /// What the presenter asks of the router.
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

        /// How {{Name}} is put together.
        struct {{Name}}Module: {{Joinery}}Module {
            /// What it is built with.
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
                // The view of the app takes this one's place.
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
