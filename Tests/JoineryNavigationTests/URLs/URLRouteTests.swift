import JoineryNavigation
import Testing

/// From a URL to a module.
@MainActor
@Suite
struct URLRouteTests {
    enum Order: String {
        case name, age
    }

    private func app() throws -> TestApp {
        let urls = try URLTable {
            URLRoute("app://users", by: .root) { _ in PageInput(name: "users") }
            URLRoute("app://users/new", by: .present) { _ in PageInput(name: "new") }
            URLRoute("app://users/:id") { parameters in
                PageInput(name: "user \(try parameters.int("id"))")
            }
            URLRoute("app://users/:id/posts/:post") { parameters in
                PageInput(name: "post \(try parameters.string("post")) of \(try parameters.int("id"))")
            }
            URLRoute("app://search") { parameters in
                let order: Order = try parameters.value("order", default: .name)
                let text = try parameters.string("text", default: "")
                let page = try parameters.int("page", default: 1)
                let exact = try parameters.bool("exact", default: false)
                let least = try parameters.double("least", default: 0)
                let letter = try parameters.value("letter", as: Character.self, default: "-")
                let tags = parameters.strings("tag")
                return PageInput(name: "\(order) “\(text)” \(page) \(exact) \(least) \(letter) \(tags)")
            }
        }
        return try TestApp(urls: urls)
    }

    @Test func `a URL opens its module with typed parameters, in its own way or in another`() throws {
        let app = try app()
        app.router.open(url: "app://users")
        #expect(app.path == ["users"])
        let user = app.router.open(url: "app://users/3")
        #expect(user.state == .routed)
        #expect(user.name == "Page")
        #expect(app.path == ["users", "user 3"])
        app.router.open(url: "APP://users/3/posts/last/")
        app.router.open(url: "app://users/new")
        #expect(app.path == ["users", "user 3", "post last of 3", "new"])
        #expect(app.navigator.isPresenting)
        app.router.open(url: "app://users/4#top", by: .root)
        #expect(app.path == ["user 4"])
        #expect(app.failures == [])
    }

    @Test(
        arguments: [
            ("app://search", "name “” 1 false 0.0 - []"),
            ("app://search?text=a%20b%26c&page=2", "name “a b&c” 2 false 0.0 - []"),
            ("app://search?text=%C3%A9%E2%82%AC&exact=true&least=1.5", "name “é€” 1 true 1.5 - []"),
            ("app://search?order=age&letter=%F0%9F%98%80", "age “” 1 false 0.0 😀 []"),
            ("app://search?tag=a&tag=b&tag=&tag", "name “” 1 false 0.0 - [\"a\", \"b\", \"\", \"\"]"),
            ("app://search?text=a+b=c&&", "name “a+b=c” 1 false 0.0 - []"),
        ]
    )
    func `query items are read by name, decoded and typed`(url: String, name: String) throws {
        let app = try app()
        app.router.open(url: url, by: .root)
        #expect(app.path == [name])
    }

    @Test func `a segment is decoded after it was cut out`() throws {
        let app = try app()
        app.router.open(url: "app://users/1/posts/a%2Fb%3F", by: .root)
        #expect(app.path == ["post a/b? of 1"])
    }

    @Test func `what leads nowhere, and what says something wrong, are clear errors that show nothing`() throws {
        let app = try app()
        let cases: [(String, URLRouteError?)] = [
            ("", .malformed(url: "")),
            ("users/3", .malformed(url: "users/3")),
            ("app:users", .malformed(url: "app:users")),
            ("1app://users", .malformed(url: "1app://users")),
            ("app://users/%zz", .malformed(url: "app://users/%zz")),
            ("app://users/%4", .malformed(url: "app://users/%4")),
            ("app://users/%ff", .malformed(url: "app://users/%ff")),
            ("app://users/3 4", .malformed(url: "app://users/3 4")),
            ("app://users/abc", .bad(parameter: "id", value: "abc", expected: "Int", url: "app://users/abc")),
            (
                "app://search?order=size",
                .bad(parameter: "order", value: "size", expected: "Order", url: "app://search?order=size")
            ),
        ]
        for (url, expected) in cases {
            let route = app.router.open(url: url, by: .root)
            #expect(route.state == .unrouted)
            #expect(route.error as? URLRouteError == expected, "\(url)")
        }
        #expect(app.failures.count == cases.count)
        for url in ["app://nobody", "other://users", "app://users/3/posts", "app://"] {
            guard case .unknown(url, let known)? = app.router.open(url: url).error as? URLRouteError else {
                Issue.record("\(url)")
                continue
            }
            #expect(known.contains("app://users/:id"))
        }
        #expect(app.path == [])
        #expect(
            "\(URLRouteError.bad(parameter: "id", value: "x", expected: "Int", url: "app://users/x"))"
                == "The parameter “id” must be of type Int, but is “x” in “app://users/x”."
        )
    }

    @Test func `without a table no URL is known; a missing parameter is an error`() throws {
        let app = try TestApp()
        #expect(app.router.open(url: "app://a").error as? URLRouteError == .unknown(url: "app://a", known: []))
        let table = try URLTable {
            URLRoute("app://search", by: .root) { PageInput(name: try $0.string("text")) }
        }
        let other = try TestApp(urls: table)
        #expect(
            other.router.open(url: "app://search?page=1").error as? URLRouteError
                == .missing(parameter: "text", url: "app://search?page=1")
        )
    }
}
