import Foundation
import LiveServices
import Testing
import UserDirectoryApp

@Suite
struct OptionsTests {
    @Test func `the users come from the bundle, a file or a server`() throws {
        let url = try #require(URL(string: "http://127.0.0.1:80/u"))
        #expect(try Options([]).source == .bundled)
        #expect(try Options(["--users", "a.json"]).source == .file(path: "a.json"))
        #expect(try Options(["--users=a=b.json"]).source == .file(path: "a=b.json"))
        #expect(try Options(["--users", url.absoluteString]).source == .http(url))
        #expect(try Options(["--help"]).isHelp)
    }

    @Test func `the app starts with the list, or with what a URL leads to`() throws {
        #expect(try Options([]).url == nil)
        #expect(try Options(["--url", "app://users/3"]).url == "app://users/3")
        #expect(try Options(["--url=app://users/3?a=b"]).url == "app://users/3?a=b")
    }

    @Test(
        arguments: [
            (["--foo"], .unknown("--foo")),
            (["a.json"], .unknown("a.json")),
            (["--help=yes"], .unknown("--help=yes")),
            ([""], .unknown("")),
            (["--users"], .noValue("--users")),
            (["--users="], .noValue("--users")),
            (["--users", "http://"], .notAURL("http://")),
            (["--url"], .noValue("--url")),
            (["--url="], .noValue("--url")),
        ] as [([String], OptionError)]
    )
    func `what is not understood is said so`(arguments: [String], error: OptionError) {
        #expect(throws: error) { try Options(arguments) }
    }
}
