/// The templates for the tests of ``ThoroughTemplates``.
enum ThoroughTestTemplates {
    static let withView = [samples, mocks, viewTests, presenterTests, interactorTests, routerTests, moduleTests]
    static let viewless = [
        viewlessSamples, viewlessMocks, viewlessInteractorTests, viewlessRouterTests, viewlessModuleTests,
    ]

    private static let samples = TemplateFile(
        path: "Tests/{{Name}}Samples.swift",
        TestDeclarations.typeImports,
        TestDeclarations.samples,
        TestDeclarations.entitySample
    )

    private static let mocks = TemplateFile(
        path: "Tests/{{Name}}Mocks.swift",
        TestDeclarations.import,
        TestDeclarations.mockView,
        #"""
        @MainActor
        final class Mock{{Name}}Presenter: {{Name}}Presenting {
            private(set) var appearances = 0
            private(set) var closes = 0

            func viewAppeared() {
                appearances += 1
            }

            func close() {
                closes += 1
            }
        }

        @MainActor
        final class Mock{{Name}}Interactor: {{Name}}Interacting {
            private(set) var loads = 0

            func load() {
                loads += 1
            }
        }

        @MainActor
        final class Mock{{Name}}InteractorOutput: {{Name}}InteractorOutput {
            private(set) var loaded: [{{Name}}Entity] = []

            func loaded(_ entity: {{Name}}Entity) {
                loaded.append(entity)
            }
        }

        """#,
        mockRouter,
        TestDeclarations.mockOwner,
        TestDeclarations.witness
    )

    static let mockRouter = #"""
        @MainActor
        final class Mock{{Name}}Router: {{Name}}Routing {
            private(set) var closes = 0

            func close() {
                closes += 1
            }
        }

        """#

    private static let viewTests = TemplateFile(
        path: "Tests/Headless{{Name}}ViewTests.swift",
        TestDeclarations.testImports,
        #"""
        @MainActor
        struct Headless{{Name}}ViewTests {
            let presenter = Mock{{Name}}Presenter()

            @Test func `the view reports its events to the presenter`() {
                let view = Headless{{Name}}View(presenter: presenter)
                view.appear()
                #expect(presenter.appearances == 1)
                view.leave()
                #expect(presenter.closes == 1)
            }

            @Test func `the view remembers what it shows, and that it is closed`() {
                let view = Headless{{Name}}View(presenter: presenter)
                #expect(view.content == nil && !view.isClosed)
                let content = {{Name}}Content(heading: "some heading", lines: ["some line"])
                view.show(content)
                view.close()
                #expect(view.content == content && view.isClosed)
            }
        }

        """#
    )

    private static let presenterTests = TemplateFile(
        path: "Tests/{{Name}}PresenterTests.swift",
        TestDeclarations.testImports,
        #"""
        @MainActor
        struct {{Name}}PresenterTests {
            let view = Mock{{Name}}View()
            let interactor = Mock{{Name}}Interactor()
            let router = Mock{{Name}}Router()
        {{#output}}
            let owner = Mock{{Name}}Owner()
        {{/output}}
            let presenter: {{Name}}Presenter

            init() {
                presenter = {{Name}}Presenter(
        {{#delegate}}
                    input: .sample(delegate: owner),
        {{/delegate}}
        {{#closure}}
                    input: .sample(onClose: owner.{{name}}DidClose),
        {{/closure}}
                    interactor: interactor,
                    router: router
                )
                presenter.view = view
            }

            @Test func `when the view appears, the interactor is asked to load`() {
                presenter.viewAppeared()
                #expect(interactor.loads == 1)
                #expect(view.shown.isEmpty)
            }

            @Test func `what was loaded is shown`() {
                let entity = {{Name}}Entity.sample()
                presenter.loaded(entity)
        {{#hasInputs}}
                let lines = [{{#inputs}}"{{input}}: \({{described}})"{{^last}}, {{/last}}{{/inputs}}]
        {{/hasInputs}}
                let content = {{Name}}Content(heading: "some heading", lines: {{lines}})
                #expect(view.shown == [content])
            }

            @Test func `leaving is left to the router{{#output}}, and the owner is notified{{/output}}`() {
                presenter.close()
                #expect(router.closes == 1)
        {{#output}}
                #expect(owner.closes == 1)
        {{/output}}
            }
        }

        """#
    )

    private static let interactorTests = TemplateFile(
        path: "Tests/{{Name}}InteractorTests.swift",
        TestDeclarations.testImports,
        #"""
        @MainActor
        struct {{Name}}InteractorTests {
            @Test func `what the module was built for is reported`() throws {
        {{#hasInputs}}
                let input = {{Name}}Input.sample()
        {{/hasInputs}}
                let interactor = {{Name}}Interactor({{#hasInputs}}input: input{{/hasInputs}})
                let output = Mock{{Name}}InteractorOutput()
                interactor.output = output
                interactor.load()
                let entity = try #require(output.loaded.first)
                #expect(output.loaded.count == 1)
                #expect(entity.heading == "{{title}}")
        {{#inputs}}
                #expect(String(describing: entity.{{input}}) == String(describing: input.{{input}}))
        {{/inputs}}
            }

            @Test func `the interactor does not keep its output`() {
                let interactor = {{Name}}Interactor({{#hasInputs}}input: .sample(){{/hasInputs}})
                do {
                    let output = Mock{{Name}}InteractorOutput()
                    interactor.output = output
                }
                #expect(interactor.output == nil)
            }
        }

        """#
    )

    private static let routerTests = TemplateFile(
        path: "Tests/{{Name}}RouterTests.swift",
        TestDeclarations.testImports,
        #"""
        @MainActor
        struct {{Name}}RouterTests {
            @Test func `closing leaves the view`() {
                let view = Mock{{Name}}View()
                let router = {{Name}}Router()
                router.view = view
                router.close()
                #expect(view.closes == 1)
            }

            @Test func `the router does not keep the view`() {
                let router = {{Name}}Router()
                do {
                    let view = Mock{{Name}}View()
                    router.view = view
                }
                #expect(router.view == nil)
            }
        }

        """#
    )

    private static let moduleTests = TemplateFile(
        path: "Tests/{{Name}}ModuleTests.swift",
        TestDeclarations.containerImports,
        TestDeclarations.suite("{{Name}}ModuleTests", TestDeclarations.assemblyTests)
    )
}
