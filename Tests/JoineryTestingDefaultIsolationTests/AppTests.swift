import Joinery
import JoineryTesting
import Testing

@Suite("Tests of main-actor code need no annotation", .container { AppAssembly(name: "tests") })
struct AppTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test("a test builds from the container of its suite")
    func builds() throws {
        #expect(try container.build(ListInput()).presenter.users.users() == ["from the server"])
    }

    @Test(
        "a mock that lives on the main actor replaces a service",
        .overriding { Singleton((any UserService).self) { MockUserService() } },
        arguments: 1...3
    )
    func replaces(count: Int) throws {
        let presenter = try container.build(ListInput()).presenter
        for _ in 0..<count { #expect(presenter.users.users() == ["Ada"]) }
        #expect((presenter.users as? MockUserService)?.calls == count)
    }

    @Test("a test may go on elsewhere and come back", .overriding { Unimplemented((any UserService).self) })
    func otherActors() async throws {
        await Task.yield()
        withKnownIssue {
            #expect(throws: ResolutionError.self) { try container.build(ListInput()) }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("any UserService is Unimplemented") }
        }
        #expect(try container.usage.used.map(\.key) == ["any UserService", "ListPresenter", "ListView"])
    }

    @Test("the app links, from an assembly of the main actor")
    func links() throws {
        expectLinks(AppAssembly())
        expectLinks { AppAssembly(name: "block") }
    }

    @Test("modules of the main actor are released, or told")
    func released() async {
        expectReleased(ListInput(), in: container)
        expectReleased { try container.build(ListInput()) }
        await expectReleased(within: .seconds(1)) {
            await Task.yield()
            return try container.build(ListInput())
        }
        withKnownIssue {
            expectReleased(ListInput(isLeaking: true), in: container)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("ListPresenter.view → ListView.presenter → ListPresenter") }
        }
    }

    @Test("stubs are made from main-actor closures")
    func stubs() throws {
        let mock = MockUserService()
        var seen: [Bool] = []
        let builder = Builder<ListInput>
            .stub { input in
                ListView(presenter: ListPresenter(users: mock))
            }
        let lazy = Lazy<ListPresenter>.stub { ListPresenter(users: mock) }
        let provider = Provider<ListPresenter>.stub { ListPresenter(users: mock) }
        let factory = Factory<Bool, ListInput>.stub { ListInput(isLeaking: $0) }
        #expect(try builder.build(ListInput()).presenter.users === mock)
        #expect(try lazy() === lazy())
        #expect(try provider() !== provider())
        seen.append(try factory(true).isLeaking)
        #expect(seen == [true])
    }
}
