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
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page: Sendable {
    let service: any Service
    let other: any Service
    init(service: any Service, other: any Service) {
        self.service = service
        self.other = other
    }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var extra: Bindings
    init(@BindingsBuilder _ extra: () -> Bindings) { self.extra = extra() }
    var bindings: Bindings {
        PerModule(Page.init)
        extra
    }
}

@Suite struct DecoratorLevelTests {
    @Test func `A per-module object is decorated once in each module instance`() throws {
        let container = try Container {
            PerModule((any Service).self) { Live() }
            decorator("c")
            PageModule {}
        }
        let first = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(first.service.text == "c(live)")
        #expect(first.service === first.other)
        #expect(first.service !== second.service)
    }

    @Test func `A module's decorator applies in that module, around those of the container`() throws {
        for scope in [Scope.singleton, .perModule, .transient] {
            let container = try Container {
                switch scope {
                case .perModule: PerModule((any Service).self) { Live() }
                case .transient: Transient((any Service).self) { Live() }
                default: Singleton((any Service).self) { Live() }
                }
                decorator("c")
                PageModule { decorator("m") }
            }
            let page = try container.build(PageInput())
            #expect(page.service.text == "m(c(live))", "\(scope)")
            #expect((page.service === page.other) == (scope != .transient), "\(scope)")
            if scope != .perModule { #expect(try container.resolve((any Service).self).text == "c(live)") }
        }
    }

    @Test func `The container's decorator does not reach a module's own binding`() throws {
        let container = try Container {
            Singleton((any Service).self) { Live() }
            decorator("c")
            PageModule {
                PerModule((any Service).self) { Live("own") }
                decorator("m")
            }
        }
        #expect(try container.build(PageInput()).service.text == "m(own)")
    }

    @Test func `A module's decorator can use the module's input`() throws {
        let container = try Container {
            Transient((any Service).self) { Live() }
            PageModule {
                Decorator((any Service).self) { (inner: any Service, _: PageInput) in Wrapped(inner, "input") }
            }
        }
        #expect(try container.build(PageInput()).service.text == "input(live)")
    }

    @Test func `An extension decorates a base's singleton for itself alone, once`() throws {
        let runs = Counter()
        let base = try Container {
            Singleton((any Service).self) {
                runs.next()
                return Live()
            }
            decorator("base")
            Singleton(Page.init)
            PageModule {}
        }
        let top = try Container(extending: base) { decorator("top") }
        let side = try Container(extending: base) { decorator("side") }
        #expect(try top.resolve((any Service).self).text == "top(base(live))")
        #expect(try top.resolve((any Service).self) === top.resolve((any Service).self))
        #expect(try top.build(PageInput()).service === top.resolve((any Service).self))
        #expect(try side.resolve((any Service).self).text == "side(base(live))")
        #expect(try base.resolve((any Service).self).text == "base(live)")
        #expect(try top.resolve(Page.self).service.text == "base(live)")
        #expect(runs.value == 1)
    }

    @Test func `Decorators of a base's transient nest from the base outwards`() throws {
        let base = try Container {
            Transient((any Service).self) { Live() }
            decorator("1")
        }
        let middle = try Container(extending: base) { decorator("2") }
        let top = try Container(extending: middle) { decorator("3") }
        #expect(try top.resolve((any Service).self).text == "3(2(1(live)))")
        #expect(try middle.resolve((any Service).self).text == "2(1(live))")
    }

    @Test func `Decorators of a base's singleton nest through every extension`() throws {
        let base = try Container {
            Singleton((any Service).self) { Live() }
            decorator("1")
        }
        let middle = try Container(extending: base) { decorator("2") }
        let top = try Container(extending: middle) { decorator("3") }
        #expect(try top.resolve((any Service).self).text == "3(2(1(live)))")
        #expect(try middle.resolve((any Service).self).text == "2(1(live))")
    }

    @Test func `A binding that shadows a base's is not decorated by the base's decorators`() throws {
        let base = try Container {
            Singleton((any Service).self) { Live() }
            decorator("base")
        }
        let top = try Container(extending: base) { Singleton((any Service).self) { Live("own") } }
        #expect(try top.resolve((any Service).self).text == "own")
    }

    @Test func `An override of what is inside keeps the decorators`() throws {
        let container = try Container {
            Singleton((any Service).self) { Live() }
            decorator("a")
            PageModule { decorator("m") }
        }
        let test = try container.overriding { Singleton((any Service).self) { Live("mock") } }
        #expect(try test.resolve((any Service).self).text == "a(mock)")
        #expect(try test.build(PageInput()).service.text == "m(a(mock))")
        #expect(try container.resolve((any Service).self).text == "a(live)")
    }

    @Test func `Overriding adds a decorator, at whatever level the service is bound`() throws {
        let base = try Container { Singleton((any Service).self) { Live() } }
        let decorated = try base.overriding { decorator("spy") }
        #expect(try decorated.resolve((any Service).self).text == "spy(live)")
        let empty = try Container { Singleton(Int.self) { 1 } }
        let top = try Container(extending: empty) { Singleton((any Service).self) { Live("top") } }
        let test = try top.overriding { decorator("spy") }
        #expect(try test.resolve((any Service).self).text == "spy(top)")
    }
}
