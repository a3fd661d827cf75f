import Joinery
import Testing

private final class Low: Sendable {
    init(_ number: Int) throws { if number < 0 { throw Failure.round(number) } }
}
private final class Middle: Sendable {}
private final class High: Sendable {
    init(middle: Middle) {}
}
@MainActor private final class Screen {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
private final class Part: Sendable {}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
}
private final class Page: Sendable {
    let part: Provider<Part>
    init(part: Provider<Part>) { self.part = part }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Part.init)
        PerModule(Page.init)
    }
}

/// What a factory meets when it looks something up by hand reaches the caller with the whole path.
@Suite struct PassedErrorTests {
    private func keys(
        _ expected: String,
        _ lookUp: @escaping @Sendable (Resolver) throws -> Void
    ) throws -> [String]? {
        let container = try Container {
            Transient(Low.self, taking: Int.self) { number in try Low(number) }
            Transient(Screen.init)
            Transient(Middle.self) { (resolver: Resolver) in
                try lookUp(resolver)
                return Middle()
            }
            Transient(High.init)
        }
        let error = resolutionError { try container.resolve(High.self) }
        #expect(error?.name == expected)
        return error?.keys
    }

    @Test func `A mismatch of arguments has the path of the request`() throws {
        let keys = try keys("argumentMismatch") { _ = try $0.resolve(Low.self, with: "text") }
        #expect(keys == ["High", "Middle"])
    }

    @Test func `A wrong actor has the path of the request`() throws {
        let keys = try keys("wrongIsolation") { _ = try $0.resolve(Screen.self) }
        #expect(keys == ["High", "Middle", "Screen"])
    }

    @Test func `A factory that finds another container closed says closed`() async throws {
        let other = try Container { Singleton(Part.init) }
        try await other.shutdown()
        #expect(try keys("closed") { _ in _ = try other.resolve(Part.self) } == ["High", "Middle", "Part"])
    }

    @Test func `Factories with one, two and three arguments that fail have a path and the original error`() throws {
        let container = try Container {
            Transient(Low.self, taking: Int.self) { number in try Low(number) }
            Transient(Low.self, taking: Int.self, Int.self) { first, second in try Low(first + second) }
            Transient(Low.self, taking: Int.self, Int.self, Int.self) { first, second, third in
                try Low(first + second + third)
            }
        }
        let one = resolutionError { try container.resolve(Low.self, with: -1) }
        #expect(one?.keys == ["Low(Int)"])
        #expect(one?.underlying as? Failure == .round(-1))
        let two = resolutionError { try container.resolve(Low.self, with: -1, -1) }
        #expect(two?.keys == ["Low(Int, Int)"])
        #expect(two?.underlying as? Failure == .round(-2))
        let three = resolutionError { try container.resolve(Low.self, with: -1, -1, -1) }
        #expect(three?.keys == ["Low(Int, Int, Int)"])
        #expect(three?.underlying as? Failure == .round(-3))
        _ = try container.resolve(Low.self, with: 1, 1, 1)
    }

    @Test func `An object of a module that is asked for on another actor than the module's says so`() async throws {
        let container = try Container { PageModule() }
        let page = try await container.build(PageInput(), isolation: MainActor.shared)
        let error = resolutionError { try page.part() }
        #expect(error?.name == "wrongIsolation")
        #expect(error?.description.contains("the actor that its module was built on") == true)
        #expect(error?.description.contains("Request it from code on the actor that built the module.") == true)
        _ = try await page.part(isolation: MainActor.shared)
    }
}
