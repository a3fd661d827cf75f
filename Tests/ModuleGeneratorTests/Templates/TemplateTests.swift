import ModuleGenerator
import Testing

struct TemplateTests {
    /// What the command makes of a template, for a module with the inputs `id` and `names`, or with the
    /// options that are given.
    private func render(_ template: String, _ arguments: String...) throws -> String {
        let package = try TemporaryPackage()
        try package.write(template, to: "T/Sources/{{Name}}Extra.swift")
        let options = arguments.isEmpty ? ["--input", "id:Int", "--input", "names:[String]?"] : arguments
        try package.run(["UserProfile", "--target", "App", "--templates", "T"] + options)
        return try package.text("Sources/App/UserProfile/UserProfileExtra.swift")
    }

    private func problem(_ template: String) throws -> String? {
        let package = try TemporaryPackage()
        try package.write(template, to: "T/Sources/{{Name}}Extra.swift")
        return package.refusal("UserProfile", "--target", "App", "--templates", "T")?.description
    }

    @Test func `placeholders are replaced, with and without spaces`() throws {
        #expect(try render("{{Name}} {{ name }} {{title}} {{target}}") == "UserProfile userProfile User Profile App\n")
    }

    @Test func `a section stays or goes with its flag, and its tags leave no lines`() throws {
        let template = """
            a
            {{#delegate}}
            delegate{{#child}} child{{/child}}
            {{/delegate}}
                {{#closure}}
            closure
                {{/closure}}
            {{^child}}
            no child
            {{/child}}
            z
            """
        #expect(try render(template) == "a\ndelegate\nno child\nz\n")
        #expect(try render(template, "--output", "closure") == "a\nclosure\nno child\nz\n")
    }

    @Test func `a section is repeated for each element of a list, and its opposite stays if there is none`() throws {
        let template =
            "{{Name}}({{#inputs}}{{input}}: {{type}}{{^last}}, {{/last}}{{/inputs}}{{^inputs}}none{{/inputs}})"
        #expect(try render(template) == "UserProfile(id: Int, names: [String]?)\n")
        #expect(try render(template, "--output", "none") == "UserProfile(none)\n")
    }

    @Test func `blank lines that a section leaves behind are made one`() throws {
        #expect(try render("\n\na\n\n{{#child}}\nb\n\n{{/child}}\n\nc\n\n\n") == "a\n\nc\n")
    }

    @Test func `a long line is broken at its list`() throws {
        let long = String(repeating: "a", count: 60)
        #expect(
            try render("  let x = make(\(long): \"(,\", b: [1, 2], \(long): 3)") == """
                  let x = make(
                      \(long): "(,",
                      b: [1, 2],
                      \(long): 3
                  )

                """
        )
        #expect(try render("let x = [\(long), \(long)]") == "let x = [\n    \(long),\n    \(long),\n]\n")
        #expect(try render("final class \(long): \(long), B {") == "final class \(long):\n    \(long),\n    B\n{\n")
        #expect(try render("// \(long) (\(long), b)") == "// \(long) (\(long), b)\n")
    }

    @Test func `a mistake is reported with the template and the line`() throws {
        let place = "Sources/{{Name}}Extra.swift:2: "
        #expect(try problem("\n{{Nmae}}") == place + "there is no {{Nmae}} here. Did you mean {{Name}}?")
        #expect(try problem("\n{{input}}")?.hasPrefix(place + "there is no {{input}} here") == true)
        #expect(try problem("\n{{Name") == place + "{{ has no matching }} on its line")
        #expect(try problem("\n{{}}") == place + "the tag has no name")
        #expect(try problem("\n{{#child}}\n") == place + "{{#child}} is not closed")
        #expect(try problem("\n{{/child}}") == place + "{{/child}} closes a section that was not opened")
        #expect(try problem("{{#child}}\n{{/view}}") == place + "{{/view}} cannot close {{#child}} of line 1")
        #expect(try problem("\n{{child}}") == place + "{{child}} is a section: write {{#child}} … {{/child}}")
        #expect(try problem("\n{{#Name}}{{/Name}}") == place + "{{Name}} is a text and cannot be a section")
    }
}
