/// The tests of a module as a whole.
extension TestDeclarations {
    /// The tests of a module with a view as a whole, without the suite around them.
    static let assemblyTests = #"""
            @Test func `the module links, and shows what it was built with`() throws {
                let input = {{Name}}Input.sample()
                let view = try #require(try container().build(input) as? Headless{{Name}}View)
                #expect(view.content == nil)
                view.appear()
        {{#hasInputs}}
                let lines = [{{#inputs}}"{{input}}: \({{describedOfInput}})"{{^last}}, {{/last}}{{/inputs}}]
        {{/hasInputs}}
                let content = {{Name}}Content(heading: "{{title}}", lines: {{lines}})
                #expect(view.content == content)
            }

            @Test
            func `when the user leaves, the view is closed{{#output}}, and the owner is notified{{/output}}`() throws {
        {{#output}}
                let owner = Mock{{Name}}Owner()
        {{/output}}
                let input = {{sampleCall}}
                let view = try #require(try container().build(input) as? Headless{{Name}}View)
                view.leave()
                #expect(view.isClosed)
        {{#output}}
                #expect(owner.closes == 1)
        {{/output}}
            }

        {{#child}}
            @Test func `a module that embeds this one gets its view, and its interactor as a service`() throws {
                let container = try {{Joinery}}Container(extending: container()) { ParentModule() }
                let parent = try container.build(ParentInput())
                let view = try #require(parent.view as? Headless{{Name}}View)
                view.appear()
                #expect(parent.service is {{Name}}Interactor)
                #expect(parent.service.entity.heading == view.content?.heading)
            }

        {{/child}}
            @Test func `all objects of the module are released with its view`() throws {
                let witness = {{Name}}Witness()
                let container = try container(with: WatchedModule(witness: witness))
                do {
                    let view = try #require(try container.build({{Name}}Input.sample()) as? Headless{{Name}}View)
                    view.appear()
                    withExtendedLifetime(witness.seen(view)) { #expect(witness.alive == 4) }
                }
                #expect(witness.alive == 0)
            }

            /// A container with the module and its headless view, whichever view the app binds.
            private func container(
                with module: some {{Joinery}}Module = {{Name}}Module()
            ) throws -> {{Joinery}}Container {
                try {{Joinery}}Container { module }
                    .overriding {
                        {{Joinery}}PerModule(Headless{{Name}}View.init, as: (any {{Name}}View).self)
                    }
            }

            /// The module, with its objects watched by a witness.
            private struct WatchedModule: {{Joinery}}Module {
                typealias Input = {{Name}}Input
                let witness: {{Name}}Witness

                var bindings: {{Joinery}}Bindings {
                    {{Name}}Module().bindings
                    {{Joinery}}Decorator({{Name}}Interactor.self) { @MainActor [witness] in witness.seen($0) }
                    {{Joinery}}Decorator({{Name}}Presenter.self) { @MainActor [witness] in witness.seen($0) }
                    {{Joinery}}Decorator({{Name}}Router.self) { @MainActor [witness] in witness.seen($0) }
                }
            }
        {{#child}}

            private struct ParentInput: {{Joinery}}ModuleInput {
                typealias Entry = Parent
            }

            @MainActor
            private final class Parent {
                let view: any {{Name}}View
                let service: any {{Name}}Serving

                init(view: any {{Name}}View, service: any {{Name}}Serving) {
                    self.view = view
                    self.service = service
                }
            }

            private struct ParentModule: {{Joinery}}Module {
                typealias Input = ParentInput

                var bindings: {{Joinery}}Bindings {
                    {{Joinery}}Child({{Name}}Input.self) { @MainActor in {{Name}}Input.sample() }
                    {{Joinery}}PerModule(Parent.init)
                }
            }
        {{/child}}

        """#

    /// The tests of a module without a view as a whole, without the suite around them.
    static let viewlessAssemblyTests = #"""
            @Test func `the module links, and gives what it was built for`() throws {
                let input = {{Name}}Input.sample()
                let interactor = try container().build(input)
                #expect(interactor.entity.heading == "{{title}}")
        {{#inputs}}
                #expect(String(describing: interactor.entity.{{input}}) == String(describing: input.{{input}}))
        {{/inputs}}
            }

        {{#output}}
            @Test func `the owner is notified when the module is closed`() throws {
                let owner = Mock{{Name}}Owner()
                let interactor = try container().build({{sampleCall}})
                interactor.close()
                #expect(owner.closes == 1)
            }

        {{/output}}
        {{#child}}
            @Test func `a module that embeds this one gets its interactor as a service`() throws {
                let container = try {{Joinery}}Container(extending: container()) { ParentModule() }
                let parent = try container.build(ParentInput())
                #expect(parent.service is {{Name}}Interactor)
                #expect(parent.service.entity.heading == "{{title}}")
            }

        {{/child}}
            @Test func `all objects of the module are released with its interactor`() throws {
                let witness = {{Name}}Witness()
                let container = try {{Joinery}}Container { WatchedModule(witness: witness) }
                do {
                    let interactor = try container.build({{Name}}Input.sample())
                    withExtendedLifetime(interactor) { #expect(witness.alive == 2) }
                }
                #expect(witness.alive == 0)
            }

            private func container() throws -> {{Joinery}}Container {
                try {{Joinery}}Container { {{Name}}Module() }
            }

            /// The module, with all its objects watched by a witness.
            private struct WatchedModule: {{Joinery}}Module {
                typealias Input = {{Name}}Input
                let witness: {{Name}}Witness

                var bindings: {{Joinery}}Bindings {
                    {{Name}}Module().bindings
                    {{Joinery}}Decorator({{Name}}Interactor.self) { @MainActor [witness] in witness.seen($0) }
                    {{Joinery}}Decorator({{Name}}Router.self) { @MainActor [witness] in witness.seen($0) }
                }
            }
        {{#child}}

            private struct ParentInput: {{Joinery}}ModuleInput {
                typealias Entry = Parent
            }

            @MainActor
            private final class Parent {
                let service: any {{Name}}Serving

                init(service: any {{Name}}Serving) {
                    self.service = service
                }
            }

            private struct ParentModule: {{Joinery}}Module {
                typealias Input = ParentInput

                var bindings: {{Joinery}}Bindings {
                    {{Joinery}}Child({{Name}}Input.self) { @MainActor in {{Name}}Input.sample() }
                    {{Joinery}}PerModule(Parent.init)
                }
            }
        {{/child}}

        """#
}
