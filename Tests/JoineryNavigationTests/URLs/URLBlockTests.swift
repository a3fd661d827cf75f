import JoineryNavigation
import Testing

/// How the block of a URL table can be put together.
@MainActor
@Suite
struct URLBlockTests {
    private func route(_ pattern: String) -> URLRoute {
        URLRoute(pattern) { parameters in
            PageInput(name: parameters.contains("text") ? try parameters.string("text") : pattern)
        }
    }

    private func app(isDebug: Bool) throws -> TestApp {
        let common = [route("app://a"), route("app://b")]
        let urls = try URLTable {
            common
            if isDebug { route("app://debug") } else { route("app://live") }
        }
        return try TestApp(urls: urls)
    }

    @Test func `routes may come as a list, and from either branch of a condition`() throws {
        for (isDebug, there, missing) in [(true, "app://debug", "app://live"), (false, "app://live", "app://debug")] {
            let app = try app(isDebug: isDebug)
            app.router.open(url: "app://a", by: .root)
            app.router.open(url: "app://b", by: .push)
            app.router.open(url: there, by: .push)
            #expect(app.path == ["app://a", "app://b", there])
            #expect(app.router.open(url: missing).error != nil)
        }
    }

    @Test func `an input can ask whether the URL has a parameter`() throws {
        let app = try app(isDebug: true)
        app.router.open(url: "app://a?text=hello", by: .root)
        #expect(app.path == ["hello"])
    }

    @Test func `a query with broken percent-encoding is no URL`() throws {
        let app = try app(isDebug: true)
        #expect(app.router.open(url: "app://a?text=%G1").error != nil)
        #expect(app.router.open(url: "app://%G1").error != nil)
        #expect(app.path == [])
    }

    @Test func `slots, tabs and an output without a value can also be made in code`() {
        for name in ["side", "home"] {
            #expect(Slot(name).name == name)
            #expect(NavigationTab(name).name == name)
        }
        var count = 0
        let output = ModuleOutput<Void>.calling { count += 1 }
        output.send()
        #expect(count == 1)
    }
}
