import Foundation
import ModuleGenerator
import Testing

struct TemplateFolderTests {
    @Test func `a project's template takes the place of the one of its name, and others are added`() throws {
        let package = try TemporaryPackage()
        try package.write("// our router: {{Name}}", to: "T/Sources/{{Name}}Router.swift")
        try package.write("// {{Name}}", to: "T/Sources/Views/{{Name}}Screen.swift")
        try package.write("// {{target}}", to: "T/Tests/{{Name}}Extra.swift")
        try package.write("not a template", to: "T/README.md")
        try package.write("not a template", to: "T/Sources/.hidden")
        try package.generate("UserProfile", "--target", "App", "--templates", "T")
        #expect(try package.text("Sources/App/UserProfile/UserProfileRouter.swift") == "// our router: UserProfile\n")
        #expect(try package.text("Sources/App/UserProfile/Views/UserProfileScreen.swift") == "// UserProfile\n")
        #expect(try package.text("Tests/AppTests/UserProfile/UserProfileExtra.swift") == "// App\n")
        #expect(package.files.count { !$0.hasPrefix("T/") } == 18)
    }

    @Test func `what a template leaves empty is not written`() throws {
        let package = try TemporaryPackage()
        try package.write("{{#child}}\n// {{Name}}\n{{/child}}\n", to: "T/Sources/{{Name}}Router.swift")
        try package.generate("UserProfile", "--target", "App", "--templates", "T")
        #expect(!package.files.contains("Sources/App/UserProfile/UserProfileRouter.swift"))
    }

    @Test func `a folder without templates, one that cannot be read, and two for one file are refused`() throws {
        let package = try TemporaryPackage()
        let empty = package.refusal("UserProfile", "--target", "App", "--templates", "T")
        #expect(empty?.description.contains("has no templates") == true)
        try package.write("// {{Name}}", to: "T/Sources/UserProfileRouter.swift")
        let twice = package.refusal("UserProfile", "--target", "App", "--templates", "T")
        #expect(
            twice?.description
                .contains("2 templates produce the same file Sources/App/UserProfile/UserProfileRouter.swift") == true
        )
        try Data([0xFF, 0xFE, 0xFF]).write(to: package.folder.appending(path: "T/Sources/binary.swift"))
        let binary = package.refusal("UserProfile", "--target", "App", "--templates", "T")
        #expect(binary?.description.contains("UTF-8") == true)
    }

    @Test(
        arguments: ["thorough", "merged"],
        [["--input", "id:Int", "--child"], ["--viewless", "--output", "closure"]]
    )
    func `exported templates make the same files as the generator's own`(style: String, options: [String]) throws {
        let own = try TemporaryPackage()
        let exported = try TemporaryPackage()
        let isViewless = options.contains("--viewless")
        let export = ["--export-templates", "T", "--style", style] + (isViewless ? ["--viewless"] : [])
        try exported.run(export)
        try own.run(["UserProfile", "--target", "App", "--style", style] + options)
        try exported.run(["UserProfile", "--target", "App", "--style", style, "--templates", "T"] + options)
        #expect(exported.files.filter { !$0.hasPrefix("T/") } == own.files)
        for file in own.files { #expect(try own.text(file) == exported.text(file)) }
        #expect(throws: GeneratorError.self) { try exported.run(export) }
    }
}
