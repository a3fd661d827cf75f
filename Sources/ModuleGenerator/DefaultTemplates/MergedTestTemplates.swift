/// The templates for the tests of ``MergedTemplates``.
extension MergedTemplates {
    static let tests = TemplateFile(
        path: "Tests/{{Name}}Tests.swift",
        TestDeclarations.mergedImports,
        TestDeclarations.suite(
            "{{Name}}Tests",
            #"""
                @Test func `the interactor knows what the module was built for`() {
            {{#hasInputs}}
                    let input = {{Name}}Input.sample()
            {{/hasInputs}}
                    let interactor = {{Name}}Interactor({{#hasInputs}}input: input{{/hasInputs}})
                    #expect(interactor.entity.heading == "{{title}}")
            {{#inputs}}
                    #expect(String(describing: interactor.entity.{{input}}) == String(describing: input.{{input}}))
            {{/inputs}}
                }

                @Test func `the presenter shows what the interactor knows, when the view appears`() {
                    let interactor = {{Name}}Interactor({{#hasInputs}}input: .sample(){{/hasInputs}})
                    let presenter = {{Name}}Presenter(
            {{#output}}
                        input: .sample(),
            {{/output}}
                        interactor: interactor,
                        router: {{Name}}Router()
                    )
                    let view = Mock{{Name}}View()
                    presenter.view = view
                    presenter.viewAppeared()
                    #expect(view.shown.map(\.heading) == ["{{title}}"])
                }

                @Test func `the router closes the view, and does not keep it`() {
                    let router = {{Name}}Router()
                    do {
                        let view = Mock{{Name}}View()
                        router.view = view
                        router.close()
                        #expect(view.closes == 1)
                    }
                    #expect(router.view == nil)
                }

            """#,
            TestDeclarations.assemblyTests
        ),
        TestDeclarations.samples,
        TestDeclarations.mockView,
        TestDeclarations.mockOwner,
        TestDeclarations.witness
    )

    static let viewlessTests = TemplateFile(
        path: "Tests/{{Name}}Tests.swift",
        TestDeclarations.mergedImports,
        TestDeclarations.suite(
            "{{Name}}Tests",
            TestDeclarations.viewlessRouterTest,
            TestDeclarations.viewlessAssemblyTests
        ),
        TestDeclarations.samples,
        TestDeclarations.mockOwner,
        TestDeclarations.witness
    )
}
