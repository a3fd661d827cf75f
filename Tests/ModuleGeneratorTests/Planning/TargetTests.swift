import ModuleGenerator
import Testing

struct TargetTests {
    @Test(
        arguments: [
            ("Ap", "Did you mean App?"), ("Elsewhere", "It has: App, Plain."),
            ("AppTests", "AppTests is a test target"),
            ("Plain", "does not depend on Joinery"),
        ]
    )
    func `a target that is missing, has tests, or cannot use Joinery is refused`(name: String, reason: String) throws {
        let package = try TemporaryPackage()
        let refusal = package.refusal("UserProfile", "--target", name)
        #expect(refusal?.description.contains(reason) == true)
        #expect(package.files.isEmpty)
    }

    @Test func `without a test target no tests and no values for them are made, and the output says so`() throws {
        let package = try TemporaryPackage(testTargets: [])
        try package.generate("UserProfile", "--target", "App", "--input", "user:User")
        #expect(package.files.count == 9)
        #expect(package.files.allSatisfy { $0.hasPrefix("Sources/App/UserProfile/") })
        #expect(package.output.contains("No test target depends on App"))
    }

    @Test func `with tests, a value is needed for each input`() throws {
        let package = try TemporaryPackage()
        let refusal = package.refusal("UserProfile", "--target", "App", "--input", "user:User", "--input", "id:Int")
        #expect(refusal?.problems.count == 1)
        #expect(refusal?.description.contains("--sample 'user=EXPRESSION'") == true)
        try package.generate(
            "UserProfile",
            "--target",
            "App",
            "--input",
            "user:User",
            "--sample",
            "user=User(name: \"A\")"
        )
        let samples = try package.text("Tests/AppTests/UserProfile/UserProfileSamples.swift")
        #expect(samples.contains("UserProfileInput(user: User(name: \"A\"), delegate: delegate)"))
    }

    @Test func `of several test targets the usual one is taken, else the only one, else one has to be named`() throws {
        let usual = try TemporaryPackage(testTargets: ["Checks", "AppTests"])
        try usual.generate("UserProfile", "--target", "App")
        #expect(usual.files.contains("Tests/AppTests/UserProfile/UserProfileMocks.swift"))
        try usual.generate("Login", "--target", "App", "--test-target", "Checks")
        #expect(usual.files.contains("Tests/Checks/Login/LoginMocks.swift"))

        let only = try TemporaryPackage(testTargets: ["Checks"])
        try only.generate("UserProfile", "--target", "App")
        #expect(only.files.contains("Tests/Checks/UserProfile/UserProfileMocks.swift"))

        let several = try TemporaryPackage(testTargets: ["Checks", "Trials"])
        let refusal = several.refusal("UserProfile", "--target", "App")
        #expect(refusal?.description.contains("Name one with --test-target: Checks, Trials.") == true)
        let wrong = several.refusal("UserProfile", "--target", "App", "--test-target", "App")
        #expect(wrong?.description.contains("App is not a test target") == true)
    }
}
