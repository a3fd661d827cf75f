import Joinery
import JoineryGraph
import Testing

/// The tree of a whole app, word by word.
@Suite struct GraphAsTreeTests {
    @Test func `the text of a whole app`() throws {
        let graph = try DirectoryApp.container().graph
        #expect(graph.tree() == expected)
    }

    private let expected = #"""
        ListModule  ListInput, JoineryGraphTests/App.swift:12
        ├─ any ListView  PerModule · MainActor
        │  ├─ ListPresenter  PerModule · MainActor
        │  │  ├─ ListInteractor  PerModule
        │  │  │  ├─ any UserService decorator 1  Decorator · Singleton
        │  │  │  │  ├─ decorates any UserService  Singleton
        │  │  │  │  │  ├─ HTTPClient  Singleton
        │  │  │  │  │  │  ├─ any Logging  Singleton
        │  │  │  │  │  │  └─ any Cache tagged Disk  Singleton
        │  │  │  │  │  └─ Database  Singleton, also any Reading, also any Writing
        │  │  │  │  │     └─ any Logging  Singleton
        │  │  │  │  └─ any Logging  Singleton
        │  │  │  ├─ SearchModule/SearchInteractor  PerModule, exports any Searching
        │  │  │  │  ├─ SearchModule/SearchInput  input
        │  │  │  │  ├─ any UserService decorator 1  Decorator · Singleton (above)
        │  │  │  │  └─ ListContext  PerModule · shared
        │  │  │  │     └─ ListInput  input
        │  │  │  └─ Tracker  PerModule
        │  │  │     └─ any Logging  Singleton
        │  │  ├─ ListRouter  PerModule · MainActor
        │  │  │  ├─ builds DetailModule
        │  │  │  └─ builds PickerInput adapter  Adapter
        │  │  │     └─ adapts to DetailModule
        │  │  └─ factory Greeting(String)  Transient
        │  │     └─ any Logging  Singleton
        │  ├─ SearchModule/SearchView  PerModule
        │  │  └─ SearchModule/SearchInteractor  PerModule, exports any Searching (above)
        │  └─ lazy ImageStore  Weak
        │     └─ any Cache tagged Disk  Singleton
        ├─ embeds SearchModule
        ├─ ListInput  input
        ├─ wires ListPresenter  PerModule · MainActor (above)
        └─ wires any ListView  PerModule · MainActor (above)

        SearchModule  SearchInput, JoineryGraphTests/App.swift:13
        └─ SearchView  PerModule (above)

        DetailModule  DetailInput, JoineryGraphTests/App.swift:14
        └─ DetailView  PerModule
           ├─ DetailInput  input
           ├─ provider any UserService decorator 1  Decorator · Singleton (above)
           ├─ collects SpellChecker  Singleton, part of [any Plugin]
           ├─ collects any Plugin contribution 1  Contribution
           │  └─ any Logging  Singleton
           ├─ Tracker  PerModule (above)
           └─ Report  Transient
              ├─ asks by hand Resolver  look-ups by hand
              └─ asks by hand Resolver  look-ups by hand

        """#
}
