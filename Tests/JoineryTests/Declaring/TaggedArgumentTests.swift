import Joinery
import Testing

private enum Formal {}

private struct Greeting: Equatable {
    var text: String
}

@Suite struct TaggedArgumentTests {
    @Test func `A binding with a runtime argument cannot have a tag`() throws {
        let found = problem {
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Dear \(name)") }
                .tagged(Formal.self)
        }
        #expect(found?.kind == .unsupported)
        #expect(
            found?.summary
                == "Greeting(String) tagged Formal takes a runtime argument, and a tagged service is requested without one."
        )
    }
}
