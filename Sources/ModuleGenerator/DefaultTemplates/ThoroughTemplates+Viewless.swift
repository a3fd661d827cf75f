/// The templates of a module without a view that differ from those of one with a view.
extension ThoroughTemplates {
    static let viewlessInteractor = TemplateFile(
        path: "Sources/{{Name}}Interactor.swift",
        Declarations.typeImports,
        #"""
        /// The interface of {{Name}} for the code that builds it.
        @MainActor
        protocol {{Name}}Interacting: AnyObject {
            /// The data of {{Name}}.
            var entity: {{Name}}Entity { get }

            /// Ends the work{{#output}}, and notifies the code that opened the module{{/output}}.
            func close()
        }

        """#,
        Declarations.interactorWithoutView
    )

    static let viewlessRouter = TemplateFile(
        path: "Sources/{{Name}}Router.swift",
        #"""
        /// The interface of the router for the interactor.
        @MainActor
        protocol {{Name}}Routing: AnyObject {
            /// Releases all modules that were opened from here.
            func close()
        }

        """#,
        Declarations.viewlessRouter
    )

    static let viewlessModule = TemplateFile(
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
                {{Joinery}}PerModule({{Name}}Router.init)
                    .provides((any {{Name}}Routing).self) { $0 }
            }
        }

        """#
    )
}
