import Joinery
import Testing

private enum Formal {}
private enum Rude {}
private struct Greeting: Equatable {
    var text: String
}

@Suite struct TaggedArgumentTests {
    @Test("A tagged binding with a runtime argument is not found without its tag")
    func aTaggedBindingWithARuntimeArgumentIsNotFoundWithoutItsTag() throws {
        let container = try Container {
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Dear \(name)") }
                .tagged(Formal.self)
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Greeting.self, with: "Ada") }
        #expect(throws: ResolutionError.self) { try container.resolve(Factory<String, Greeting>.self) }
    }

    @Test("The untagged binding is the one that is found without a tag")
    func theUntaggedBindingIsTheOneThatIsFoundWithoutATag() throws {
        let container = try Container {
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Dear \(name)") }
                .tagged(Formal.self)
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Hey \(name)") }
                .tagged(Rude.self)
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Hello \(name)") }
            Transient([String].self) { (make: Factory<String, Greeting>) in [try make("Ada").text] }
        }
        #expect(try container.resolve(Greeting.self, with: "Ada").text == "Hello Ada")
        #expect(try container.resolve([String].self) == ["Hello Ada"])
        #expect(try container.resolve(Factory<String, Greeting>.self)("Ada").text == "Hello Ada")
        let substring: String? = "Ada"
        #expect(throws: ResolutionError.self) { try container.resolve(Greeting.self, with: substring) }
    }

    @Test("Arguments that have to be converted do not lead to a tagged binding")
    func argumentsThatHaveToBeConvertedDoNotLeadToATaggedBinding() throws {
        let container = try Container {
            Transient(Greeting.self, taking: String?.self) { name in Greeting(text: "Dear \(name ?? "you")") }
                .tagged(Formal.self)
            Transient(Greeting.self, taking: String?.self) { name in Greeting(text: "Hello \(name ?? "you")") }
        }
        #expect(try container.resolve(Greeting.self, with: "Ada").text == "Hello Ada")
    }

    @Test("A tagged binding with a runtime argument can be asked for with both")
    func aTaggedBindingWithARuntimeArgumentCanBeAskedForWithBoth() throws {
        let container = try Container {
            Transient(Greeting.self, taking: String.self) { name in Greeting(text: "Dear \(name)") }
                .tagged(Formal.self)
        }
        let factory = try? container.resolve(Tagged<Formal, Factory<String, Greeting>>.self)
        #expect(try factory?.service("Ada").text == "Dear Ada")
        // Nothing finds it otherwise, and linking does not say so.
    }
}
