import Joinery
import Testing

private struct NodeInput: ModuleInput {
    typealias Entry = Node
    var depth: Int
}
private final class Node {
    let depth: Int
    let next: Builder<NodeInput>
    var child: Node?
    init(input: NodeInput, next: Builder<NodeInput>) {
        depth = input.depth
        self.next = next
    }
}
private struct NodeModule: Module {
    typealias Input = NodeInput
    let inner: Bindings
    init(@BindingsBuilder _ inner: () -> Bindings) { self.inner = inner() }
    var bindings: Bindings {
        PerModule(Node.init)
        inner
    }
}
private final class Router {
    let builder: Builder<NodeInput>
    init(builder: Builder<NodeInput>) { self.builder = builder }
}

private func depth(of node: Node?) -> Int {
    var depth = 0
    var next = node
    while let node = next {
        depth += 1
        next = node.child
    }
    return depth
}

@Suite struct RecursionTests {
    @Test func `A module may build itself while it is built, ended by its input`() throws {
        let container = try Container {
            NodeModule {
                Wiring { (input: NodeInput, node: Node) in
                    guard input.depth > 0 else { return }
                    node.child = try node.next.build(NodeInput(depth: input.depth - 1))
                }
            }
        }
        #expect(depth(of: try container.build(NodeInput(depth: 20))) == 21)
    }

    @Test func `A module that builds itself without an end is too deep, not an overflow`() throws {
        let container = try Container {
            NodeModule {
                Wiring { (node: Node) in node.child = try node.next.build(NodeInput(depth: 0)) }
            }
        }
        let error = resolutionError { try container.build(NodeInput(depth: 0)) }
        #expect(error?.name == "tooDeep")
        #expect(error?.description.hasPrefix("The recursion is deeper than the limit of 100 levels.\n") == true)
        #expect(error.map { $0.path.steps.count < 8 } == true, "\(error?.description ?? "")")
        #expect(resolutionError { try container.build(NodeInput(depth: 0)) }?.name == "tooDeep")
    }

    @Test func `The instances of a recursive module do not take each other's lazy needs for a cycle`() throws {
        let container = try Container {
            NodeModule {
                PerModule(Router.self) { (input: NodeInput, builder: Builder<NodeInput>) in
                    if input.depth > 0 { _ = try builder.build(NodeInput(depth: input.depth - 1)) }
                    return Router(builder: builder)
                }
                Wiring { (router: Lazy<Router>) in _ = try router() }
            }
        }
        #expect(try container.build(NodeInput(depth: 5)).depth == 5)
    }

    @Test func `The instances of a recursive module do not take each other's look-ups for a cycle`() throws {
        let container = try Container {
            NodeModule {
                PerModule(Router.self) { (input: NodeInput, builder: Builder<NodeInput>) in
                    if input.depth > 0 { _ = try builder.build(NodeInput(depth: input.depth - 1)) }
                    return Router(builder: builder)
                }
                Wiring { (resolver: Resolver) in _ = try resolver.resolve(Router.self) }
            }
        }
        #expect(try container.build(NodeInput(depth: 5)).depth == 5)
    }

    @Test func `Two modules that build each other in turn are legal`() throws {
        final class List {
            let detail: Builder<DetailInput>
            init(detail: Builder<DetailInput>) { self.detail = detail }
        }
        final class Detail {
            let list: Builder<ListInput>
            init(list: Builder<ListInput>) { self.list = list }
        }
        struct ListInput: ModuleInput {
            typealias Entry = List
        }
        struct DetailInput: ModuleInput {
            typealias Entry = Detail
        }
        struct ListModule: Module {
            typealias Input = ListInput
            var bindings: Bindings { PerModule(List.init) }
        }
        struct DetailModule: Module {
            typealias Input = DetailInput
            var bindings: Bindings { PerModule(Detail.init) }
        }
        let container = try Container {
            ListModule()
            DetailModule()
        }
        var list = try container.build(ListInput())
        for _ in 0..<200 { list = try list.detail.build(DetailInput()).list.build(ListInput()) }
        withExtendedLifetime(list) {}
    }

    @Test func `A module that embeds itself is a cycle`() {
        let found = problems {
            NodeModule { Child(NodeInput.self) { (input: NodeInput) in NodeInput(depth: input.depth) } }
        }
        #expect(found.map(\.kind) == [.cycle])
        #expect(
            found.first?.summary == "the module for NodeInput is a child of itself, so building it would never end."
        )
        #expect(found.first?.hints.first?.contains("Builder<NodeInput>") == true)
    }

    @Test func `Modules that are children of each other are one problem, with the children and a builder as advice`() {
        struct FirstInput: ModuleInput { typealias Entry = Int }
        struct SecondInput: ModuleInput { typealias Entry = String }
        struct FirstModule: Module {
            typealias Input = FirstInput
            var bindings: Bindings {
                Child(SecondInput.self) { SecondInput() }
                PerModule(Int.self) { (_: String) in 1 }
            }
        }
        struct SecondModule: Module {
            typealias Input = SecondInput
            var bindings: Bindings {
                Child(FirstInput.self) { FirstInput() }
                PerModule(String.self) { (_: Int) in "" }
            }
        }
        let found = problems {
            FirstModule()
            SecondModule()
        }
        #expect(found.map(\.kind) == [.cycle], "\(found)")
        #expect(
            found.first?.keys.sorted() == ["FirstInput", "FirstInput", "SecondInput"] || found.first?.keys.count == 3
        )
        #expect(found.first?.hints.first?.contains("Builder<") == true)
    }

    @Test func `The limit of a recursion can be raised, for extensions and overrides too`() throws {
        final class Sum {
            let value: Int
            init(_ number: Int, next: Factory<Int, Sum>) throws {
                value = number == 0 ? 0 : number + (try next(number - 1)).value
            }
        }
        let container = try Container(recursionLimit: 300) { Transient(Sum.init, taking: Int.self) }
        #expect(try container.resolve(Sum.self, with: 200).value == 20_100)
        #expect(try Container(extending: container) {}.resolve(Sum.self, with: 200).value == 20_100)
        let overridden = try container.overriding { Transient(Sum.init, taking: Int.self) }
        #expect(try overridden.resolve(Sum.self, with: 200).value == 20_100)
        guard case .tooDeep(let limit, _)? = resolutionError({ try container.resolve(Sum.self, with: 400) }) else {
            Issue.record("another error")
            return
        }
        #expect(limit == 300)
    }

    @Test func `A factory with an argument may recurse, ended by the argument`() throws {
        final class Sum {
            let value: Int
            init(_ number: Int, next: Factory<Int, Sum>) throws {
                value = number == 0 ? 0 : number + (try next(number - 1)).value
            }
        }
        let container = try Container { Transient(Sum.init, taking: Int.self) }
        #expect(try container.resolve(Sum.self, with: 30).value == 465)
        let error = resolutionError { try container.resolve(Sum.self, with: -1) }
        #expect(error?.name == "tooDeep")
        #expect(error?.keys == ["Factory<Int, Sum>", "Sum(Int)"] || error.map { $0.keys.count < 6 } == true)
    }
}
