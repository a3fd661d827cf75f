import ModuleGenerator
import Testing

struct PlanningTests {
    private static let thorough = [
        "Sources/App/UserProfile/HeadlessUserProfileView.swift",
        "Sources/App/UserProfile/UserProfileDelegate.swift",
        "Sources/App/UserProfile/UserProfileEntity.swift",
        "Sources/App/UserProfile/UserProfileInput.swift",
        "Sources/App/UserProfile/UserProfileInteractor.swift",
        "Sources/App/UserProfile/UserProfileModule.swift",
        "Sources/App/UserProfile/UserProfilePresenter.swift",
        "Sources/App/UserProfile/UserProfileRouter.swift",
        "Sources/App/UserProfile/UserProfileView.swift",
        "Tests/AppTests/UserProfile/HeadlessUserProfileViewTests.swift",
        "Tests/AppTests/UserProfile/UserProfileInteractorTests.swift",
        "Tests/AppTests/UserProfile/UserProfileMocks.swift",
        "Tests/AppTests/UserProfile/UserProfileModuleTests.swift",
        "Tests/AppTests/UserProfile/UserProfilePresenterTests.swift",
        "Tests/AppTests/UserProfile/UserProfileRouterTests.swift",
        "Tests/AppTests/UserProfile/UserProfileSamples.swift",
    ]

    @Test func `the files come into a folder of the module's name, in the target and in that of its tests`() throws {
        let package = try TemporaryPackage()
        try package.generate("UserProfile", "--target", "App", "--input", "id:Int")
        #expect(package.files == Self.thorough)
        let input = try package.text("Sources/App/UserProfile/UserProfileInput.swift")
        #expect(
            input == """
                import Joinery

                /// The input of UserProfile.
                struct UserProfileInput: ModuleInput {
                    /// The type that building the module returns.
                    typealias Entry = any UserProfileView

                    var id: Int
                    /// Notified when the module has been closed.
                    weak var delegate: (any UserProfileDelegate)?
                }

                """
        )
    }

    @Test func `a dry run lists every file with its size, and writes none`() throws {
        let package = try TemporaryPackage()
        try package.generate("UserProfile", "--target", "App", "--dry-run")
        let planned = package.output
        #expect(package.files.isEmpty)
        try package.generate("UserProfile", "--target", "App")
        #expect(planned == package.output.replacing("wrote", with: "would write"))
        let size = try package.text("Sources/App/UserProfile/UserProfileModule.swift").utf8.count
        #expect(planned.contains("would write Sources/App/UserProfile/UserProfileModule.swift (\(size) bytes)"))
    }

    @Test func `nothing is overwritten, not even in part, unless it is asked for`() throws {
        let package = try TemporaryPackage()
        let path = "Tests/AppTests/UserProfile/UserProfileModuleTests.swift"
        try package.write("// mine\n", to: path)
        let refusal = package.refusal("UserProfile", "--target", "App")
        #expect(refusal?.description == "These files exist already: \(path). Replace them with --force.")
        #expect(refusal?.exitStatus == 1)
        #expect(package.files == [path])
        try package.generate("UserProfile", "--target", "App", "--force")
        #expect(package.files == Self.thorough)
        #expect(package.output.contains("replaced \(path)"))
        #expect(try package.text(path) != "// mine\n")
    }

    @Test func `folders that were made for files that could not be written go again`() throws {
        let package = try TemporaryPackage()
        try package.write("a file where a folder should be", to: "Tests/AppTests/UserProfile")
        #expect(package.refusal("UserProfile", "--target", "App") != nil)
        #expect(package.files == ["Tests/AppTests/UserProfile"])
        #expect(!package.isDirectory("Sources/App/UserProfile"))
    }

    @Test func `a type that the target has already is not declared again`() throws {
        let package = try TemporaryPackage()
        try package.write("@MainActor\npublic final class UserProfileView<A>: B {}\n", to: "Sources/App/Old.swift")
        try package.write("struct MockUserProfileView {}\n", to: "Tests/AppTests/Old.swift")
        let refusal = package.refusal("UserProfile", "--target", "App")
        #expect(refusal?.problems.count == 2)
        #expect(refusal?.description.contains("would declare UserProfileView, but ") == true)
        #expect(refusal?.description.contains("would declare MockUserProfileView, but ") == true)
        #expect(package.files.count == 2)
    }

    @Test func `what only looks like a declaration is none`() throws {
        let package = try TemporaryPackage()
        let text = #"""
            // struct UserProfileView {}
            /* a comment /* in a comment */
            struct UserProfileView {}
            */
            enum Texts {
                struct UserProfileRouter {}
                static let text = """
            struct UserProfileModule {}
            """
            }
            struct UserProfileViews {}
            extension UserProfileInput {}
            """#
        try package.write(text, to: "Sources/App/Old.swift")
        #expect(package.refusal("UserProfile", "--target", "App", "--dry-run") == nil)
        try package.write("struct UserProfileModule {}\n", to: "Sources/App/More.swift")
        #expect(package.refusal("UserProfile", "--target", "App", "--dry-run") != nil)
    }

    @Test
    func `types of Joinery are written with its name in front, where the target has types of the same names`() throws {
        let package = try TemporaryPackage()
        try package.write("struct Module {}\n", to: "Sources/App/Module.swift")
        try package.generate("UserProfile", "--target", "App")
        let text = try package.text("Sources/App/UserProfile/UserProfileModule.swift")
        #expect(text.contains("struct UserProfileModule: Joinery.Module {"))
        #expect(text.contains("Joinery.PerModule(UserProfileRouter.init)"))
    }

    @Test func `a name whose types would be those of Joinery is refused`() throws {
        let package = try TemporaryPackage()
        try package.write("struct {{Name}}Builder {}\nprotocol Builder {}\n", to: "T/Sources/Extra.swift")
        let refusal = package.refusal("UserProfile", "--target", "App", "--templates", "T")
        #expect(refusal?.description.contains("would declare Builder, which is a type of Joinery") == true)
    }
}
