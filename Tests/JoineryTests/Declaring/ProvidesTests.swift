import Joinery
import Testing

private protocol Reading: AnyObject, Sendable {}
private protocol Writing: AnyObject, Sendable {}
private final class Store: Reading, Writing {
    let runs: Counter
    init(runs: Counter) {
        self.runs = runs
        runs.next()
    }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private struct Page {
    let reading: any Reading
    let writing: any Writing
    let store: Store
}

@Suite struct ProvidesTests {
    @Test func `A singleton is one object under all its types, whichever is asked first`() throws {
        for order in 0..<3 {
            let runs = Counter()
            let container = try Container {
                Singleton(Store.self) { Store(runs: runs) }
                    .provides((any Reading).self) { $0 }
                    .provides((any Writing).self) { $0 }
            }
            switch order {
            case 0: _ = try container.resolve((any Reading).self)
            case 1: _ = try container.resolve((any Writing).self)
            default: _ = try container.resolve(Store.self)
            }
            let store = try container.resolve(Store.self)
            #expect(try container.resolve((any Reading).self) === store)
            #expect(try container.resolve((any Writing).self) === store)
            #expect(runs.value == 1)
        }
    }

    @Test func `A per-module object is one in its module under all its types`() throws {
        struct PageModule: Module {
            typealias Input = PageInput
            let runs: Counter
            var bindings: Bindings {
                PerModule(Page.init)
                PerModule(Store.self) { [runs] in Store(runs: runs) }
                    .provides((any Reading).self) { $0 }
                    .provides((any Writing).self) { $0 }
            }
        }
        let runs = Counter()
        let container = try Container { PageModule(runs: runs) }
        let page = try container.build(PageInput())
        #expect(page.reading === page.store)
        #expect(page.writing === page.store)
        #expect(runs.value == 1)
        #expect(try container.build(PageInput()).store !== page.store)
    }

    @Test func `The argument of a transient goes through its other types`() throws {
        let container = try Container {
            Transient(Store.self, taking: Counter.self) { runs in Store(runs: runs) }
                .provides((any Reading).self) { $0 }
            Transient(ContiguousArray<Int>.self, taking: Int.self, Int.self) { [$0, $1] }
                .provides((any Collection<Int>).self) { $0 }
            Transient(Set<Int>.self, taking: Int.self, Int.self, Int.self) { [$0, $1, $2] }
                .provides((any Sequence<Int>).self) { $0 }
        }
        let runs = Counter()
        let reading = try container.resolve((any Reading).self, with: runs)
        #expect((reading as? Store)?.runs === runs)
        #expect(runs.value == 1)
        #expect(try container.resolve((any Collection<Int>).self, with: 1, 2).count == 2)
        #expect(try container.resolve(Factory<(Int, Int, Int), any Sequence<Int>>.self)(1, 2, 3).contains(3))
        #expect(resolutionError { try container.resolve((any Reading).self) }?.name == "argumentMismatch")
    }

    @Test func `A conversion may be any function, and may fail`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Int.self) { 42 }
                .provides(String.self) { "\($0)" }
                .provides(Double.self) { number in
                    if runs.next() == 1 { throw Failure.down }
                    return Double(number)
                }
        }
        #expect(try container.resolve(String.self) == "42")
        let error = resolutionError { try container.resolve(Double.self) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys == ["Double"])
        #expect(try container.resolve(Double.self) == 42)
    }

    @Test func `Two objects that provide one type are a duplicate with both places`() {
        let found = problem {
            Singleton(Store.self) { Store(runs: Counter()) }
                .provides((any Reading).self) { $0 }
                .declared(at: "App/A.swift", 1)
            Singleton((any Reading).self) { Store(runs: Counter()) }.declared(at: "App/B.swift", 2)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.lines == [1, 2])
    }

    @Test func `An object that is bound in a circle of conversions is a cycle`() {
        let found = problem {
            Singleton(Int.self) { (text: String) in text.count }.provides(Double.self) { Double($0) }
            Singleton(String.self) { (number: Double) in "\(number)" }
        }
        #expect(found?.kind == .cycle)
        #expect(found?.keys.first == found?.keys.last)
        #expect(Set(found?.keys ?? []) == ["Int", "String", "Double"])
    }
}
