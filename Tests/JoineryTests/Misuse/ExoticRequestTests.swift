import Joinery
import Testing

private final class Service: Sendable {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
    var number: Int
}
private struct Page {
    let reader: Reader
}
private struct Reader {
    let number: Int?
}
private protocol Repository<Element>: Sendable {
    associatedtype Element
}
private struct Numbers: Repository {
    typealias Element = Int
}
private struct Words: Repository {
    typealias Element = String
}

@Suite struct ExoticRequestTests {
    @Test
    func `A container's template that asks for an input as an optional gets it inside of that module only`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Page.init) }
        }
        let container = try Container {
            PageModule()
            Transient(Reader.self) { (input: PageInput?) in Reader(number: input?.number) }
        }
        #expect(try container.resolve(Reader.self).number == nil)
        #expect(try container.build(PageInput(number: 7)).reader.number == 7)
    }

    @Test func `Requests nest in any order`() throws {
        struct Nest {
            let lazyProvider: Lazy<Provider<Service>>
            let providerLazy: Provider<Lazy<Service>>
            let optionalLazy: Lazy<Service>?
            let lazyOptional: Lazy<Service?>
            let lazyLazy: Lazy<Lazy<Service>>
        }
        struct OtherNest {
            let providerNone: Provider<Bool?>
            let lazyResolver: Lazy<Resolver>
            let providerFactory: Provider<Factory<Int, String>>
            let lazyBuilder: Lazy<Builder<PageInput>>
            let triple: Service???
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.self) { (input: PageInput) in Page(reader: Reader(number: input.number)) }
            }
        }
        let container = try Container {
            Singleton(Service.init)
            Transient(String.self, taking: Int.self) { "\($0)" }
            Transient(Nest.init)
            Transient(OtherNest.init)
            PageModule()
        }
        let service = try container.resolve(Service.self)
        let nest = try container.resolve(Nest.self)
        #expect(try nest.lazyProvider()() === service)
        #expect(try nest.providerLazy()() === service)
        #expect(try nest.optionalLazy?() === service)
        #expect(try nest.lazyOptional() === service)
        #expect(try nest.lazyLazy()() === service)
        let other = try container.resolve(OtherNest.self)
        #expect(try other.providerNone() == nil)
        #expect(try other.lazyResolver().resolve(Service.self) === service)
        #expect(try other.providerFactory()(5) == "5")
        #expect(try other.lazyBuilder().build(PageInput(number: 3)).reader.number == 3)
        #expect(other.triple as? Service === service)
        #expect(try container.resolve(Service???.self) as? Service === service)
    }

    @Test func `Parameterised protocols are keys of their own`() throws {
        let container = try Container {
            Singleton((any Repository<Int>).self) { Numbers() }
            Singleton((any Repository<String>).self) { Words() }
        }
        #expect(try container.resolve((any Repository<Int>).self) is Numbers)
        #expect(try container.resolve((any Repository<String>).self) is Words)
        #expect(resolutionError { try container.resolve((any Repository).self) }?.name == "notBound")
        #expect(resolutionError { try container.resolve((any Repository<Bool>).self) }?.name == "notBound")
    }

    @Test func `A resolver sees what a parameter at its place would see`() throws {
        final class Asking {
            let resolver: Resolver
            init(resolver: Resolver) { self.resolver = resolver }
        }
        struct AskingInput: ModuleInput {
            typealias Entry = AskingEntry
            var number: Int
        }
        typealias AskingEntry = Asking
        struct AskingModule: Module {
            typealias Input = AskingInput
            var bindings: Bindings {
                PerModule(Asking.init)
                PerModule(Service.init)
                Transient(String.self) { (input: AskingInput) in "module \(input.number)" }
                Transient(String.self, taking: Bool.self) { (flag: Bool, input: AskingInput) in
                    "\(flag) \(input.number)"
                }
            }
        }
        let container = try Container {
            AskingModule()
            Singleton(Int.self) { 1 }
            Transient(String.self) { "container" }
            Transient(Asking.init)
        }
        let asking = try container.build(AskingInput(number: 4))
        #expect(try asking.resolver.resolve(String.self) == "module 4")
        #expect(try asking.resolver.resolve(String.self, with: true) == "true 4")
        #expect(try asking.resolver.resolve(Int.self) == 1)
        #expect(try asking.resolver.resolve(AskingInput.self).number == 4)
        let service = try asking.resolver.resolve(Service.self)
        #expect(try asking.resolver.resolve(Service.self) === service)
        #expect(try asking.resolver.resolve(Provider<Service>.self)() === service)
        #expect(try asking.resolver.resolve(Bool?.self) == nil)
        #expect(resolutionError { try asking.resolver.resolve(Bool.self) }?.name == "notBound")
        #expect(try asking.resolver.build(AskingInput(number: 5)).resolver.resolve(String.self) == "module 5")
        let outside = try container.resolve(Asking.self).resolver
        #expect(try outside.resolve(String.self) == "container")
        #expect(resolutionError { try outside.resolve(AskingInput.self) }?.name == "notBound")
    }

    @Test func `A wiring without parameters, and a factory that returns never, are legal`() throws {
        struct QuietInput: ModuleInput {
            typealias Entry = Service
        }
        struct QuietModule: Module {
            let runs: Counter
            typealias Input = QuietInput
            var bindings: Bindings {
                Transient(Service.init)
                Wiring { [runs] in _ = runs.next() }
            }
        }
        let runs = Counter()
        let container = try Container {
            QuietModule(runs: runs)
            Transient(Never.self) { throw Failure.down }
        }
        _ = try container.build(QuietInput())
        #expect(runs.value == 1)
        #expect(throws: ResolutionError.self) { try container.resolve(Never.self) }
    }

    @Test func `Changing a copy of an input struct changes nothing in the module`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.self) { (input: PageInput, again: Provider<PageInput>) in
                    var copy = input
                    copy.number += 1
                    return Page(reader: Reader(number: try again().number * 100 + copy.number))
                }
            }
        }
        let container = try Container { PageModule() }
        #expect(try container.build(PageInput(number: 1)).reader.number == 102)
    }
}
