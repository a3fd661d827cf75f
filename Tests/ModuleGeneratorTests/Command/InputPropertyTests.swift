import ModuleGenerator
import Testing

struct InputPropertyTests {
    private func inputs(_ arguments: String...) throws(GeneratorError) -> [InputProperty] {
        guard case .generate(let request) = try Command(parsing: ["X", "--target", "A"] + arguments) else { return [] }
        return request.inputs
    }

    @Test(
        arguments: [
            ("Int", "Int", "1"),
            (" String ", "String", "\"some value\""),
            ("[String]", "[String]", "[]"),
            ("[String:Int]", "[String: Int]", "[:]"),
            ("Array<Int>", "[Int]", "[]"),
            ("Optional<Int>", "Int?", "nil"),
            ("Dictionary<String,[Int]>", "[String: [Int]]", "[:]"),
            ("Set<Int>", "Set<Int>", "[]"),
            ("Int??", "Int??", "nil"),
            ("(any Foo)?", "(any Foo)?", "nil"),
            ("(any Foo&Bar)?", "(any Foo & Bar)?", "nil"),
            ("Box<Int,[String]>.Item?", "Box<Int, [String]>.Item?", "nil"),
            ("(Int)", "Int", "1"),
            ("(id:Int,Bool)", "(id: Int, Bool)", "(id: 1, true)"),
            ("()->Void", "() -> Void", "{}"),
            ("@MainActor (Int,String)->Void", "@MainActor (Int, String) -> Void", "{ _, _ in }"),
            ("@Sendable (Int) async throws->Bool", "@Sendable (Int) async throws -> Bool", "{ _ in true }"),
            ("(()->Int)?", "(() -> Int)?", "nil"),
            ("URL", "URL", "URL(filePath: \"/\")"),
        ]
    )
    func `a type is written as formatted, with a value for tests`(text: String, type: String, sample: String) throws {
        let input = try #require(try inputs("--input", "value:" + text).first)
        #expect(input.type == type)
        #expect(input.sample == sample)
    }

    @Test(arguments: ["User", "User.ID", "any Foo", "Box<Int>", "(Int) -> User", "(Int, User)"])
    func `of a type that is not known there is no value, unless one is given`(type: String) throws {
        #expect(try inputs("--input", "value:" + type).map(\.sample) == [nil])
        let given = try inputs("--input", "value:" + type, "--sample", "value = make(a: 1)")
        #expect(given.map(\.sample) == ["make(a: 1)"])
    }

    @Test(
        arguments: [
            ("", "too early"), ("[Int", "“]” is missing"), ("Int]", "“]” is not expected"), ("any Foo?", "(any Foo)?"),
            ("some Foo", "“some”"), ("inout Int", "“inout”"), ("Int!", "write ?"), ("class", "keyword"),
            ("Foo.", "after the dot"), ("Int -> Int", "parentheses"), ("@escaping () -> Void", "parameters"),
            ("(a: Int) -> Int", "labels"), ("Int async", "async is for functions"), ("1Int", "digit"),
            ("Int; Int", "“;”"),
            ("@Sendable Int", "@Sendable is for functions"), ("Int = 1", "“=” is not expected"),
            ("Foo Bar", "“Bar” is not expected"), ("Type", "keyword"), ("each T", "“each”"), ("await", "keyword"),
            ("(a: Int)", "one element"), ("(inout: Int, b: Int)", "keyword"), ("(a\": Int, b: Int)", "“\"”"),
        ]
    )
    func `what is no type is refused, with the reason`(text: String, reason: String) {
        let error = #expect(throws: GeneratorError.self) { try inputs("--input", "value:" + text) }
        #expect(error?.problems.count == 1)
        #expect(error?.description.contains("is not a type: ") == true)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        arguments: [
            "class:Int", "await:Int", "self:Int", "init:Int", "User:User", "Type:Int", "1a:Int", ":Int", "a b:Int",
            "`in`:Int", "delegate:Int", "heading:Int", "output:Int", "id",
        ]
    )
    func `a name that cannot be one, or that generated code uses itself, is refused`(text: String) {
        #expect(throws: GeneratorError.self) { try inputs("--input", text) }
    }

    @Test(arguments: ["actor", "any", "some", "weak", "async", "get", "unsafe", "package", "each", "lazy", "open"])
    func `a word that is a keyword only in some places can be a name`(name: String) throws {
        #expect(try inputs("--input", "\(name):Int").map(\.name) == [name])
        #expect(try inputs("--input", "value:(\(name): Int, class: Int)").map(\.type) == ["(\(name): Int, class: Int)"])
    }

    @Test func `a name with a capital is refused, and the usual one proposed`() {
        let error = #expect(throws: GeneratorError.self) { try inputs("--input", "URLPrefix:Int") }
        #expect(error?.description.contains("begins with a capital, as a type does. Did you mean urlPrefix?") == true)
    }

    @Test func `two inputs of one name, and a value for none, are refused`() {
        let twice = #expect(throws: GeneratorError.self) { try inputs("--input", "id:Int", "--input", "id:Bool") }
        #expect(twice?.description.contains("already") == true)
        let stray = #expect(throws: GeneratorError.self) { try inputs("--input", "id:Int", "--sample", "key=1") }
        #expect(stray?.description.contains("there is no --input with the name “key”") == true)
        #expect(throws: GeneratorError.self) { try inputs("--input", "id:Int", "--sample", "id=") }
    }

    @Test func `the types of Foundation are known, wherever they stand`() throws {
        let known = try inputs("--input", "a:[String: Date?]", "--input", "b:(URL) -> Void", "--input", "c:Box<UUID>")
        #expect(known.map(\.needsFoundation) == [true, true, true])
        #expect(try inputs("--input", "a:My.Date").map(\.needsFoundation) == [false])
    }
}
