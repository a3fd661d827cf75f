/// The templates of a module without a view that differ from those of one with a view.
extension ThoroughTemplates {
    static let viewlessInteractor = TemplateFile(
        path: "Sources/{{Name}}Interactor.swift",
        Declarations.typeImports,
        #"""
        /// What {{Name}} is for who builds it.
        @MainActor
        protocol {{Name}}Interacting: AnyObject {
            /// What {{Name}} is about.
            var entity: {{Name}}Entity { get }

            /// Ends the work{{#output}}, and tells who opened the module{{/output}}.
            func close()
        }

        """#,
        Declarations.interactorWithoutView
    )

    static let viewlessRouter = TemplateFile(
        path: "Sources/{{Name}}Router.swift",
        #"""
        /// What the interactor asks of the router.
        @MainActor
        protocol {{Name}}Routing: AnyObject {
            /// Lets go of all modules that were opened from here.
            func close()
        }

        """#,
        Declarations.viewlessRouter
    )

    static let viewlessModule = TemplateFile(
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
                {{Joinery}}PerModule({{Name}}Router.init)
                    .provides((any {{Name}}Routing).self) { $0 }
            }
        }

        """#
    )
}
