import Joinery
import Testing

private protocol Part: AnyObject, Sendable { var name: String { get } }
private final class Named: Part {
    let name: String
    init(_ name: String) { self.name = name }
}
private enum Disk {}
private enum Memory {}

@Suite struct CollectionMisuseTests {
    @Test func `A decorator that takes the collection of what it decorates is a cycle: it wraps the parts as well`() {
        let found = problem {
            Singleton((any Part).self) { Named("base") }
            Contribution((any Part).self) { Named("one") }
            Decorator((any Part).self) { (inner: any Part, _: [any Part]) in inner }
        }
        #expect(found?.kind == .cycle)
    }

    @Test func `A decorator that takes the collection that the decorated service is in is a cycle`() {
        let found = problem {
            Singleton((any Part).self) { Named("base") }.contributes((any Part).self) { $0 }
            Decorator((any Part).self) { (inner: any Part, _: [any Part]) in inner }
        }
        #expect(found?.kind == .cycle)
        #expect(found?.keys.first == found?.keys.last)
    }

    @Test func `A decorator of the untagged service may take the tagged one, not the other way round as well`() throws {
        let container = try Container {
            Singleton(Int.self) { 1 }
            Singleton(Int.self) { 10 }.tagged(Disk.self)
            Decorator(Int.self) { (inner: Int, disk: Tagged<Disk, Int>) in inner + disk.service }
        }
        #expect(try container.resolve(Int.self) == 11)
        let found = problem {
            Singleton(Int.self) { 1 }
            Singleton(Int.self) { 10 }.tagged(Disk.self)
            Decorator(Int.self) { (inner: Int, disk: Tagged<Disk, Int>) in inner + disk.service }
            Decorator(Int.self) { (inner: Int, plain: Int) in inner + plain }.tagged(Disk.self)
        }
        #expect(found?.kind == .cycle)
    }

    @Test func `Lists of lists, of optionals and of tagged services are collections of their own`() throws {
        struct Asking {
            let lists: [[Int]]
            let optionals: [Int?]
            let tagged: [Tagged<Disk, Int>]
            let lazy: [Lazy<Int>]
            let dictionaries: [String: [Int]]
        }
        let container = try Container {
            Contribution(Int.self) { 1 }
            Contribution([Int].self) { (inner: [Int]) in inner + [2] }
            Contribution([Int].self, key: "a") { [3] }
            Contributions(to: Int?.self)
            Contributions(to: Tagged<Disk, Int>.self)
            Contributions(to: Lazy<Int>.self)
            Singleton(Int.self) { 4 }.tagged(Disk.self)
            Transient(Asking.init)
        }
        let asking = try container.resolve(Asking.self)
        #expect(asking.lists == [[1, 2]])
        #expect(asking.optionals.isEmpty)
        #expect(asking.tagged.isEmpty)
        #expect(asking.lazy.isEmpty)
        #expect(asking.dictionaries == ["a": [3]])
    }

    @Test func `A tagged collection is one that is bound with the tag`() throws {
        let container = try Container {
            Contribution(Int.self) { 1 }
            Singleton([Int].self) { [2] }.tagged(Disk.self)
            Transient(String.self) { (plain: [Int], disk: Tagged<Disk, [Int]>) in "\(plain) \(disk.service)" }
        }
        #expect(try container.resolve(String.self) == "[1] [2]")
        let found = problem { Transient(String.self) { (_: Tagged<Disk, [Int]>) in "" } }
        #expect(found?.kind == .missing)
    }

    @Test
    func `An optional of an optional of a collection, and a lazy provider of a tagged optional, are answered`() throws {
        struct Asking {
            let nested: [Int]??
            let deep: Lazy<Provider<Tagged<Disk, Int>?>>
            let absent: Provider<Tagged<Memory, Int>?>
        }
        let container = try Container {
            Contribution(Int.self) { 1 }
            Singleton(Int.self) { 2 }.tagged(Disk.self)
            Transient(Asking.init)
        }
        let asking = try container.resolve(Asking.self)
        #expect(asking.nested == .some(.some([1])))
        #expect(try asking.deep()()?.service == 2)
        #expect(try asking.absent() == nil)
    }

    @Test func `Actors and closures are contributed and decorated like anything else`() async throws {
        actor Worker {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        let container = try Container {
            Singleton(Worker.self) { Worker(1) }.contributes(Worker.self) { $0 }
            Contribution(Worker.self) { Worker(2) }
            Decorator(Worker.self) { (inner: Worker) in Worker(inner.number + 10) }
            Singleton((@Sendable () -> Int).self) { { 1 } }
            Decorator((@Sendable () -> Int).self) { (inner: @escaping @Sendable () -> Int) in { inner() + 1 } }
            Contribution((@Sendable () -> Int).self, key: Disk.self as Any.Type == Disk.self) { { 7 } }
        }
        #expect(try container.resolve([Worker].self).map(\.number) == [11, 12])
        #expect(try container.resolve((@Sendable () -> Int).self)() == 2)
        #expect(try container.resolve([Bool: @Sendable () -> Int].self)[true]?() == 8)
    }

    @Test func `A module embedded in another does not give it its contributions`() throws {
        struct OuterInput: ModuleInput {
            typealias Entry = [Int]
        }
        struct InnerInput: ModuleInput {
            typealias Entry = String
        }
        struct Outer: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                Child(InnerInput.self) { InnerInput() }
                Contribution(Int.self) { 1 }
            }
        }
        struct Inner: Module {
            typealias Input = InnerInput
            var bindings: Bindings {
                Contribution(Int.self) { 2 }
                PerModule(String.self) { (all: [Int]) in "\(all)" }
            }
        }
        let container = try Container {
            Outer()
            Inner()
        }
        #expect(try container.build(OuterInput()) == [1])
        #expect(try container.build(InnerInput()) == "[2]")
    }

    @Test func `A thousand decorated, tagged and contributed bindings link and resolve`() throws {
        let types = sampleTypes(1_000)
        func bindings<Service: AnySample>(_ type: Service.Type) -> Bindings {
            let binding = Singleton(type) { Service([]) }
                .tagged(Service.self)
                .contributes((any AnySample).self) { $0 }
                .contributes((any AnySample).self, key: ObjectIdentifier(type)) { $0 }
            let decorator = Decorator(type) { (inner: Service) in Service([inner]) }.tagged(Service.self)
            @BindingsBuilder var both: Bindings {
                binding
                decorator
            }
            return both
        }
        let container = try Container { for type in types { bindings(type) } }
        let all = try container.resolve([any AnySample].self)
        #expect(all.count == 1_000)
        #expect(all.allSatisfy { $0.dependencies.count == 1 })
        #expect(try container.resolve([ObjectIdentifier: any AnySample].self).count == 1_000)
    }
}
