import Joinery
import Testing

private protocol Service: AnyObject, Sendable { var text: String { get } }
private final class Live: Service {
    let text: String
    init(_ text: String = "live") { self.text = text }
}
private final class Wrapped: Service {
    let inner: any Service
    let mark: String
    init(_ inner: any Service, _ mark: String) {
        self.inner = inner
        self.mark = mark
    }
    var text: String { "\(mark)(\(inner.text))" }
}
private func decorator(_ mark: String) -> Decorator<any Service> {
    Decorator((any Service).self) { (inner: any Service) in Wrapped(inner, mark) }
}
private final class Page: Sendable {
    let service: any Service
    let other: any Service
    init(service: any Service, other: any Service) {
        self.service = service
        self.other = other
    }
}
@Suite struct DecoratorSharingTests {
    @Test
    func `A shared object is decorated for the modules built inside, an exported one for the module around`() throws {
        struct OuterInput: ModuleInput {
            typealias Entry = Outer
        }
        struct InnerInput: ModuleInput {
            typealias Entry = Page
        }
        final class Exported: Sendable {
            let text: String
            init(_ text: String) { self.text = text }
        }
        final class Outer {
            let page: Page
            let service: any Service
            let exported: Exported
            init(page: Page, service: any Service, exported: Exported) {
                self.page = page
                self.service = service
                self.exported = exported
            }
        }
        struct OuterModule: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                PerModule((any Service).self) { Live() }.shared()
                decorator("o")
                Child(InnerInput.self) { InnerInput() }
                PerModule(Outer.init)
            }
        }
        struct InnerModule: Module {
            typealias Input = InnerInput
            var bindings: Bindings {
                PerModule(Page.init)
                PerModule(Exported.self) { Exported("e") }.exports()
                Decorator(Exported.self) { (inner: Exported) in Exported("x(\(inner.text))") }
            }
        }
        let container = try Container {
            OuterModule()
            InnerModule()
        }
        let outer = try container.build(OuterInput())
        #expect(outer.service.text == "o(live)")
        #expect(outer.page.service === outer.service)
        #expect(outer.exported.text == "x(e)")
    }

    @Test
    func `A module decorates what a module around it shares, and what an embedded one exports, for itself`() throws {
        struct OuterInput: ModuleInput {
            typealias Entry = Outer
        }
        struct InnerInput: ModuleInput {
            typealias Entry = Page
        }
        final class Exported: Sendable {
            let text: String
            init(_ text: String) { self.text = text }
        }
        final class Outer {
            let page: Page
            let service: any Service
            let exported: [Exported]
            init(page: Page, service: any Service, one: Exported, other: Exported) {
                self.page = page
                self.service = service
                exported = [one, other]
            }
        }
        struct OuterModule: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                PerModule((any Service).self) { Live() }.shared()
                Child(InnerInput.self) { InnerInput() }
                PerModule(Outer.init)
                Decorator(Exported.self) { (inner: Exported) in Exported("o(\(inner.text))") }
            }
        }
        struct InnerModule: Module {
            typealias Input = InnerInput
            var bindings: Bindings {
                PerModule(Page.init)
                decorator("i")
                PerModule(Exported.self) { Exported("e") }.exports()
            }
        }
        let container = try Container {
            OuterModule()
            InnerModule()
        }
        let outer = try container.build(OuterInput())
        #expect(outer.service.text == "live")
        #expect(outer.page.service.text == "i(live)")
        #expect(outer.page.service === outer.page.other)
        #expect(outer.exported.map(\.text) == ["o(e)", "o(e)"])
        #expect(outer.exported[0] === outer.exported[1])
    }
}
