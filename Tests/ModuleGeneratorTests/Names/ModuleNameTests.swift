import Foundation
import ModuleGenerator
import Testing

struct ModuleNameTests {
    @Test(
        arguments: [
            ("UserProfile", "userProfile", "User Profile"),
            ("URLPicker", "urlPicker", "URL Picker"),
            ("Login", "login", "Login"),
            ("ID", "id", "ID"),
            ("Step2Form", "step2Form", "Step2 Form"),
            ("Übersicht", "übersicht", "Übersicht"),
            ("Get_It", "get_It", "Get_ It"),
        ]
    )
    func `a name has the form of a variable and of a heading`(text: String, lowercased: String, title: String) throws {
        let name = try ModuleName(text)
        #expect(name.lowercased == lowercased)
        #expect(name.title == title)
    }

    @Test(
        arguments: [
            ("", "empty"), ("_", "underscore"), ("1User", "digit"), ("User-Profile", "“-”"), ("User Profile", "spaces"),
            ("User.Profile", "“.”"), ("../User", "“.”"), ("`Class`", "backticks"), ("class", "keyword"),
            ("Self", "keyword"), ("Any", "keyword"), ("Type", "keyword"), ("$User", "“$”"),
            ("User\u{200B}", "invisible"),
            ("\u{301}User", "begin"),
        ]
    )
    func `what Swift refuses as a name is refused, with the reason`(text: String, reason: String) {
        let error = #expect(throws: GeneratorError.self) { try ModuleName(text) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `a small letter in front is refused, with the name that was probably meant`() {
        let error = #expect(throws: GeneratorError.self) { try ModuleName("userProfile") }
        #expect(error?.description.contains("UserProfile?") == true)
    }

    @Test func `every public type of Joinery is refused as a name`() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Joinery").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var names: Set<Substring> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8)
                .matches(of: /(?m)^public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)/)
            {
                names.insert(match.1)
            }
        }
        #expect(names.count > 30)
        for name in names.sorted() {
            #expect(throws: GeneratorError.self, "\(name) is missing in JoineryNames") { try ModuleName(String(name)) }
        }
    }

    @Test(arguments: ["DependencyGraph", "GraphChecks"])
    func `a type of another product of Joinery can be the name of a module`(name: String) throws {
        #expect(try ModuleName(name).text == name)
    }

    @Test(arguments: ["Parent", "Watched"])
    func `the names of modules that the generated tests declare are refused`(name: String) {
        #expect(throws: GeneratorError.self) { try ModuleName(name) }
    }
}
