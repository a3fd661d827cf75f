/// The templates for the tests of a module without a view.
extension ThoroughTestTemplates {
    static let viewlessSamples = TemplateFile(
        path: "Tests/{{Name}}Samples.swift",
        TestDeclarations.typeImports,
        TestDeclarations.samples
    )

    static let viewlessMocks = TemplateFile(
        path: "Tests/{{Name}}Mocks.swift",
        TestDeclarations.import,
        mockRouter,
        TestDeclarations.mockOwner,
        TestDeclarations.witness
    )

    static let viewlessInteractorTests = TemplateFile(
        path: "Tests/{{Name}}InteractorTests.swift",
        TestDeclarations.testImports,
        #"""
        @MainActor
        struct {{Name}}InteractorTests {
            let router = Mock{{Name}}Router()

            @Test func `the interactor knows what the module was built for`() {
        {{#hasProperties}}
                let input = {{Name}}Input.sample()
        {{/hasProperties}}
                let interactor = {{Name}}Interactor({{#hasProperties}}input: input, {{/hasProperties}}router: router)
                #expect(interactor.entity.heading == "{{title}}")
        {{#inputs}}
                #expect(String(describing: interactor.entity.{{input}}) == String(describing: input.{{input}}))
        {{/inputs}}
            }

            @Test func `closing releases what was opened{{#output}}, and notifies the owner{{/output}}`() {
        {{#output}}
                let owner = Mock{{Name}}Owner()
        {{/output}}
                let interactor = {{Name}}Interactor({{#hasProperties}}input: {{sampleCall}}, {{/hasProperties}}router: router)
                interactor.close()
                #expect(router.closes == 1)
        {{#output}}
                #expect(owner.closes == 1)
        {{/output}}
            }
        }

        """#
    )

    static let viewlessRouterTests = TemplateFile(
        path: "Tests/{{Name}}RouterTests.swift",
        TestDeclarations.testImports,
        TestDeclarations.suite("{{Name}}RouterTests", TestDeclarations.viewlessRouterTest)
    )

    static let viewlessModuleTests = TemplateFile(
        path: "Tests/{{Name}}ModuleTests.swift",
        TestDeclarations.containerImports,
        TestDeclarations.suite("{{Name}}ModuleTests", TestDeclarations.viewlessAssemblyTests)
    )
}
