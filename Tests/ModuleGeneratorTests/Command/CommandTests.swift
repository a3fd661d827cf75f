import ModuleGenerator
import Testing

struct CommandTests {
    /// The request of a command line that asks for a module.
    private func request(_ arguments: String...) throws -> GenerationRequest {
        guard case .generate(let request) = try Command(parsing: arguments) else {
            throw GeneratorError.usage(["no module is asked for"])
        }
        return request
    }

    private func problems(_ arguments: String...) -> [String] {
        do {
            _ = try Command(parsing: arguments)
            return []
        } catch {
            return error.problems
        }
    }

    @Test func `a name and a target are enough`() throws {
        let request = try request("UserProfile", "--target", "App")
        #expect(request.name.text == "UserProfile")
        #expect(request.target == "App")
        #expect(request.testTarget == nil && request.templates == nil)
        #expect(request.output == .delegate && request.style == .thorough)
        #expect(!request.isViewless && !request.isChild && !request.isDryRun && !request.overwrites)
        #expect(request.inputs.isEmpty && request.imports.isEmpty)
    }

    @Test func `all options are read, in any order, their values behind a space or an equals sign`() throws {
        let request = try request(
            "--style=merged",
            "--viewless",
            "--child",
            "--output",
            "closure",
            "--test-target",
            "Checks",
            "UserProfile",
            "--input",
            "id:Int",
            "--input=name:String",
            "--import",
            "Entities",
            "--templates",
            "T",
            "--dry-run",
            "--force",
            "--target=App"
        )
        #expect(request.style == .merged && request.output == .closure)
        #expect(request.isViewless && request.isChild && request.isDryRun && request.overwrites)
        #expect(request.testTarget == "Checks" && request.templates == "T" && request.imports == ["Entities"])
        #expect(request.inputs.map(\.name) == ["id", "name"])
    }

    @Test(arguments: [["--help"], ["-h"], ["X", "--nonsense", "--help"]])
    func `help is given whatever else is asked for`(arguments: [String]) throws {
        #expect(try Command(parsing: arguments) == .help)
    }

    @Test func `an unknown option is refused, with the one that was probably meant`() {
        #expect(
            problems("X", "--target", "A", "--inptu", "id:Int")[0]
                == "There is no option --inptu. Did you mean --input?"
        )
        #expect(problems("X", "--target", "A", "-x") == ["There is no option -x."])
        #expect(problems("X", "--target", "A", "-child") == ["There is no option -child. Did you mean --child?"])
        #expect(
            problems("X", "--target", "A", "--viewlss") == ["There is no option --viewlss. Did you mean --viewless?"]
        )
    }

    @Test func `values that are missing, given twice, or not asked for are refused`() {
        #expect(problems("X", "--target") == ["--target needs a value."])
        #expect(problems("X", "--target", "--child") == ["--target needs a value."])
        #expect(problems("X", "--target=") == ["--target needs a value."])
        #expect(problems("X", "--target", "A", "--target", "B") == ["--target is given twice."])
        #expect(problems("X", "--target", "A", "--child=yes") == ["--child takes no value."])
    }

    @Test func `a choice is refused that is none, with the one that was probably meant`() {
        let texts = problems("X", "--target", "A", "--output", "clsure", "--style", "loose")
        #expect(
            texts == [
                "--output clsure: write one of delegate, closure, none. Did you mean closure?",
                "--style loose: write one of thorough, merged.",
            ]
        )
    }

    @Test func `all problems are reported together`() throws {
        let texts = problems("class", "--input", "id", "--output", "x")
        #expect(texts.count == 4)
        let error = #expect(throws: GeneratorError.self) { try Command(parsing: ["class", "--input", "id"]) }
        #expect(error?.exitStatus == 64)
        #expect(error?.description.hasPrefix("3 problems:\n  - ") == true)
        #expect(error?.description.hasSuffix("--help") == true)
    }

    @Test func `there is one name, neither none nor two`() {
        #expect(problems("--target", "A") == ["Name the module, for example UserProfile."])
        #expect(problems("X", "Y", "--target", "A") == ["Name one module, not several: “X”, “Y”."])
    }

    @Test func `exporting templates needs neither name nor target`() throws {
        let command = try Command(parsing: ["--export-templates", "T", "--style", "merged", "--viewless"])
        #expect(command == .exportTemplates(directory: "T", style: .merged, isViewless: true))
    }
}
