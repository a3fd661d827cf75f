import Joinery
import JoineryTesting
import Testing

@Suite("Tests of main-actor code need no annotation", .container { AppAssembly(name: "tests") })
struct AppTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test func `a test builds from the container of its suite`() throws {
        #expect(try container.build(ListInput()).presenter.users.users() == ["from the server"])
    }

    @Test(
        .overriding { Singleton((any UserService).self) { MockUserService() } },
        arguments: 1...3
    )
    func `a mock that lives on the main actor replaces a service`(count: Int) throws {
        let presenter = try container.build(ListInput()).presenter
        for _ in 0..<count { #expect(presenter.users.users() == ["Ada"]) }
        #expect((presenter.users as? MockUserService)?.calls == count)
    }

    @Test(.overriding { Unimplemented((any UserService).self) })
    func `a test may go on elsewhere and come back`() async throws {
        await Task.yield()
        withKnownIssue {
            #expect(throws: ResolutionError.self) { try container.build(ListInput()) }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("any UserService is Unimplemented") }
        }
        #expect(try container.usage.used.map(\.key) == ["any UserService", "ListPresenter", "ListView"])
    }

    @Test func `the app links, from an assembly of the main actor`() throws {
        expectLinks(AppAssembly())
        expectLinks { AppAssembly(name: "block") }
    }

    @Test func `modules of the main actor are released, or reported`() async {
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

    @Test func `stubs are made from main-actor closures`() throws {
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
