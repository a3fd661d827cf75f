import Foundation
import ModuleGenerator
import Testing

/// What stands in the way of the files is neither written through, nor replaced, nor deleted.
struct LinkTests {
    private let package: TemporaryPackage
    /// A folder beside the package.
    private let outside: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
        outside = try TemporaryPackage(testTargets: [])
    }

    private func link(_ path: String, to destination: String) throws {
        let url = package.folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: url.path(percentEncoded: false),
            withDestinationPath: destination
        )
    }

    private func destination(of path: String) -> String? {
        try? FileManager.default
            .destinationOfSymbolicLink(atPath: package.folder.appending(path: path).path(percentEncoded: false))
    }

    private func path(outside path: String) -> String {
        outside.folder.appending(path: path).path(percentEncoded: false)
    }

    private static let view = "Sources/App/Login/LoginView.swift"

    @Test(arguments: [[], ["--force"]])
    func `a link that leads to nothing stays, and nothing is written at its end`(options: [String]) throws {
        try link(Self.view, to: path(outside: "New.swift"))
        let refusal = try #require(throws: GeneratorError.self) {
            try package.run(["Login", "--target", "App"] + options)
        }
        #expect(
            refusal.description
                == "\(Self.view) is a symbolic link. Links are not followed and not replaced: remove it first."
        )
        #expect(outside.files.isEmpty)
        #expect(destination(of: Self.view) == path(outside: "New.swift"))
        #expect(package.files == [Self.view])
    }

    @Test(arguments: [[], ["--force"]])
    func `a link to a file stays, and so does the file`(options: [String]) throws {
        try outside.write("// mine\n", to: "Old.swift")
        try package.write("// mine too\n", to: "Sources/App/Own.swift")
        try link(Self.view, to: path(outside: "Old.swift"))
        try link("Sources/App/Login/LoginRouter.swift", to: "../Own.swift")
        let refusal = try #require(throws: GeneratorError.self) {
            try package.run(["Login", "--target", "App"] + options)
        }
        #expect(refusal.problems.count == 2)
        #expect(try outside.text("Old.swift") == "// mine\n")
        #expect(try package.text("Sources/App/Own.swift") == "// mine too\n")
        #expect(destination(of: Self.view) == path(outside: "Old.swift"))
    }

    @Test func `a link to a folder outside of the package is refused, and one to a folder inside is not`() throws {
        try link("Sources/App/Login", to: path(outside: "Sources/Plain"))
        let refusal = package.refusal("Login", "--target", "App")
        #expect(refusal?.problems.count == 1)
        #expect(refusal?.description.hasPrefix("Sources/App/Login is outside of the package, at ") == true)
        #expect(outside.files.isEmpty)
        #expect(package.files.isEmpty)

        try link("Sources/App/Profile", to: "../Plain")
        try package.generate("Profile", "--target", "App")
        #expect(package.files.contains("Sources/Plain/ProfileView.swift"))
    }

    @Test func `a link in place of a folder that leads to nothing is refused`() throws {
        try link("Sources/App/Login", to: path(outside: "New"))
        let refusal = package.refusal("Login", "--target", "App", "--force")
        #expect(refusal?.description == "Sources/App/Login is a symbolic link that does not lead to a folder.")
        #expect(!outside.isDirectory("New"))
        #expect(destination(of: "Sources/App/Login") == path(outside: "New"))
    }

    @Test func `a target whose folder is a link out of the package is refused`() throws {
        try FileManager.default.removeItem(at: package.folder.appending(path: "Tests/AppTests"))
        try link("Tests/AppTests", to: path(outside: "Sources"))
        let refusal = package.refusal("Login", "--target", "App")
        #expect(refusal?.description.hasPrefix("Tests/AppTests is outside of the package, at ") == true)
        #expect(package.files.isEmpty && outside.files.isEmpty)
    }

    @Test func `a folder in the place of a file is refused, and stays`() throws {
        try package.write("", to: Self.view + "/keep")
        let refusal = package.refusal("Login", "--target", "App", "--force")
        #expect(refusal?.description == "\(Self.view) is a folder, so it cannot be replaced by a file.")
        #expect(package.files == [Self.view + "/keep"])
    }

    @Test(arguments: ["..", "../Elsewhere", "T/../../Elsewhere", "ABSOLUTE"])
    func `templates are exported only into the package`(folder: String) throws {
        let folder = folder.replacing("ABSOLUTE", with: path(outside: "T"))
        let refusal = package.refusal("--export-templates", folder)
        #expect(refusal?.description.contains("is outside of the package, at ") == true)
        #expect(package.files.isEmpty && outside.files.isEmpty)
    }

    @Test func `templates are exported through a link only into the package`() throws {
        try link("T", to: path(outside: "Sources"))
        #expect(
            package.refusal("--export-templates", "T")?.description.hasPrefix("T is outside of the package") == true
        )
        try link("U/Sources/{{Name}}View.swift", to: path(outside: "View.swift"))
        let refusal = package.refusal("--export-templates", "U")
        #expect(refusal?.description.hasPrefix("U/Sources/{{Name}}View.swift exists already.") == true)
        #expect(outside.files.isEmpty)
    }

    @Test func `a placeholder in the name of a template cannot lead out of the module's folder`() throws {
        try package.write("// {{Name}}", to: "T/Sources/{{Name}}{{#inputs}}{{type}}{{/inputs}}.swift")
        try package.write("// {{Name}}", to: "T/Sources/{{samples}}")
        for sample in ["/../../../../../Elsewhere", "/..", "//", "/./a"] {
            let refusal = package.refusal(
                "Login",
                "--target",
                "App",
                "--templates",
                "T",
                "--input",
                "id:Int",
                "--sample",
                "id=\(sample)"
            )
            #expect(refusal?.description.contains("is not the path of a file in the folder of the module.") == true)
        }
        #expect(package.files.allSatisfy { $0.hasPrefix("T/") })
    }

    @Test func `after a failure the links and files that were there are as they were`() throws {
        // Names of more than 255 bytes cannot be created; the template is the last one of its folder.
        try package.write("// {{Name}}", to: "T/Tests/zz{{title}}{{title}}.swift")
        try package.write("// mine\n", to: Self.view)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640],
            ofItemAtPath: package.folder.appending(path: Self.view).path(percentEncoded: false)
        )
        try link("Sources/App/Login/Notes.txt", to: path(outside: "Notes.txt"))
        let before = package.files
        let name = "Login" + String(repeating: "x", count: 150)
        let failure = package.refusal(name, "--target", "App", "--force", "--templates", "T")
        #expect(failure?.description.hasPrefix("Nothing was written: ") == true)
        #expect(package.files == before)
        #expect(!package.isDirectory("Sources/App/\(name)"))

        try package.write("// {{title}}", to: "T/Tests/zz{{title}}{{samples}}.swift")
        let sample = String(repeating: "1", count: 250)
        let again = package.refusal(
            "Login",
            "--target",
            "App",
            "--force",
            "--templates",
            "T",
            "--input",
            "id:Int",
            "--sample",
            "id=\(sample)"
        )
        #expect(again?.description.hasPrefix("Nothing was written: ") == true)
        #expect(try package.text(Self.view) == "// mine\n")
        #expect(destination(of: "Sources/App/Login/Notes.txt") == path(outside: "Notes.txt"))

        try FileManager.default.removeItem(at: package.folder.appending(path: "T"))
        try package.generate("Login", "--target", "App", "--force")
        #expect(try package.text(Self.view) != "// mine\n")
        let permissions = try FileManager.default
            .attributesOfItem(atPath: package.folder.appending(path: Self.view).path(percentEncoded: false))
        #expect(permissions[.posixPermissions] as? Int == 0o640)
        #expect(package.files.allSatisfy { !$0.contains(".joinery-") })
    }
}
