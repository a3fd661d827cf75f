import Joinery
import Testing

@Suite struct AppTests {
    @Test func `An app of main-actor code links, builds and wires on the main actor`() throws {
        let container = try Container { App() }
        let screen = try #require(try container.build(DetailInput(id: 7)) as? DetailScreen)
        #expect(screen.presenter.id == 7)
        #expect(screen.presenter.view === screen)
        #expect(screen.presenter.interactor.output === screen.presenter)
        #expect(screen.presenter.router.view === screen)
        let list = try screen.presenter.router.open()
        #expect(list.search.prompt == "all")
        #expect(list.searchView.interactor === list.search)
        #expect((try list.detail.build(DetailInput(id: 8)) as? DetailScreen)?.presenter.id == 8)
    }

    @Test func `An adapter of main-actor code converts input and entry`() throws {
        let container = try Container { App() }
        var picked: [Int] = []
        let list = try container.build(ListInput(prompt: ""))
        let picker = try list.picker.build(PickerInput(onPicked: { picked.append($0) }))
        #expect((picker.view as? DetailScreen)?.presenter.id == 1)
        #expect(picked.isEmpty)
    }

    @Test func `A module of main-actor code is released with its entry`() throws {
        let container = try Container { App() }
        weak var presenter: DetailPresenter?
        do {
            let screen = try #require(try container.build(DetailInput(id: 7)) as? DetailScreen)
            presenter = screen.presenter
            #expect(presenter != nil)
        }
        #expect(presenter == nil)
    }

    @Test func `Requests of main-actor code work where they are used`() throws {
        let container = try Container { App() }
        #expect(try container.resolve(Tools.self).use() == "Ada")
        #expect(try container.resolve(Greeting.self, with: "Bob").name == "Bob")
        _ = try start()
    }

    @Test func `Elsewhere the same is refused, or hops when it is awaited`() async throws {
        let container = try Container { App() }
        let isRefused =
            await Task.detached {
                do {
                    _ = try container.resolve(Greeting.self, with: "Ada")
                    return false
                } catch ResolutionError.wrongIsolation {
                    return true
                } catch {
                    return false
                }
            }
            .value
        #expect(isRefused)
        try await startFromTask(container)
    }

    @Test func `Errors contain the names of main-actor code`() {
        #expect(throws: LinkError.self) { try Container { DetailModule() } }
    }
}
