import Joinery
import Testing

private func shared<N: AnySample>(_ type: N.Type) -> Bindings { Singleton(N.self) { N([]) }.declared }

private func object<N: AnySample>(_ type: N.Type, in container: Container) throws -> any AnySample {
    try container.resolve(type)
}
private final class Screen {}
private struct ScreenInput: ModuleInput {
    typealias Entry = Screen
}

/// What a container shares is found by all that extend it, however many there are in between.
@Suite struct ManyLevelsTests {
    private let types = sampleTypes(200)

    private func levels() throws -> [Container] {
        var containers = [try Container { shared(types[0]) }]
        for type in types.dropFirst() {
            containers.append(try Container(extending: containers[containers.count - 1]) { shared(type) })
        }
        return containers
    }

    @Test func `The singletons of 200 levels are one object from each level above`() throws {
        let levels = try levels()
        for (index, type) in types.enumerated() {
            let own = try object(type, in: levels[index])
            #expect(try object(type, in: levels[levels.count - 1]) === own)
            #expect(try object(type, in: levels[min(index + 70, levels.count - 1)]) === own)
        }
        #expect(throws: ResolutionError.self) { try object(types[100], in: levels[99]) }
    }

    @Test func `A template of a level hides what a base shares, for all above it`() throws {
        let base = try Container {
            Singleton(Int.self) { 1 }
            for type in types { shared(type) }
        }
        let middle = try Container(extending: base) { PerModule(Int.self) { 2 } }
        let top = try Container(extending: middle) { Singleton(String.self) { "" } }
        #expect(try base.resolve(Int.self) == 1)
        #expect(resolutionError { try middle.resolve(Int.self) }?.name == "outsideModule")
        #expect(resolutionError { try top.resolve(Int.self) }?.name == "outsideModule")
    }

    @Test(arguments: [1, 100]) func `What a base shares is found under each of its names and by each request`(
        _ others: Int
    ) throws {
        enum Mark {}
        let base = try Container {
            Singleton(Int.self) { 1 }.provides(Double.self) { Double($0) }
            Singleton(String.self) { "tagged" }.tagged(Mark.self)
            Decorator(Int.self) { (inner: Int) in inner + 10 }
            for type in types.prefix(others) { shared(type) }
        }
        let top = try Container(extending: Container(extending: base) {}) { Transient(Float.self) { 3 } }
        #expect(try top.resolve(Int.self) == 11)
        #expect(try top.resolve(Double.self) == 11)
        #expect(try top.resolve(Int?.self) == 11)
        #expect(try top.resolve(Lazy<Int>.self)() == 11)
        #expect(try top.resolve(Provider<Double>.self)() == 11)
        #expect(try top.resolve(String.self, tagged: Mark.self) == "tagged")
        #expect(try top.resolve(String?.self) == nil)
    }

    @Test(arguments: [1, 100]) func `A resolver in a module finds what the container and its bases share`(
        _ others: Int
    ) throws {
        struct ScreenModule: Module {
            typealias Input = ScreenInput
            var bindings: Bindings {
                PerModule(Screen.self) { (resolver: Resolver) throws -> Screen in
                    #expect(try resolver.resolve(Int.self) == 1)
                    #expect(try resolver.resolve(Double.self) == 2)
                    #expect(try resolver.resolve(Float.self) == 4)
                    return Screen()
                }
                Decorator(Float.self) { (inner: Float) in inner + 1 }
            }
        }
        let base = try Container {
            Singleton(Int.self) { 1 }
            Singleton(Float.self) { 3 }
            for type in types.prefix(others) { shared(type) }
        }
        let top = try Container(extending: base) {
            Singleton(Double.self) { 2 }
            ScreenModule()
        }
        _ = try top.build(ScreenInput())
        #expect(try top.resolve(Float.self) == 3)
    }
}
