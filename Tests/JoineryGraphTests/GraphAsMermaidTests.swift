import Joinery
import JoineryGraph
import Testing

/// The Mermaid text of a whole app, word by word.
@Suite struct GraphAsMermaidTests {
    @Test func `the text of a whole app`() throws {
        let graph = try DirectoryApp.container().graph
        #expect(graph.mermaid() == expected)
    }

    private let expected = #"""
        flowchart LR
          subgraph services_0_box["services"]
            direction LR
            any_Logging("<b>any Logging</b><br/><small>Singleton</small>"):::singletonLook
            Database("<b>Database</b><br/><small>Singleton</small><br/><small>also any Reading</small><br/><small>also any Writing</small>"):::singletonLook
            any_UserService("<b>any UserService</b><br/><small>Singleton</small>"):::singletonLook
            any_UserService_decorator_1[["<b>any UserService</b><br/><small>Decorator · Singleton</small>"]]:::singletonLook
            HTTPClient("<b>HTTPClient</b><br/><small>Singleton</small>"):::singletonLook
            any_Cache_tagged_Disk("<b>any Cache tagged Disk</b><br/><small>Singleton</small>"):::singletonLook
            ImageStore("<b>ImageStore</b><br/><small>Weak</small>"):::weakLook
            SpellChecker("<b>SpellChecker</b><br/><small>Singleton</small><br/><small>part of [any Plugin]</small>"):::singletonLook
            any_Plugin_contribution_1("<b>any Plugin</b><br/><small>Contribution</small>"):::transientLook
            Greeting_String_("<b>Greeting(String)</b><br/><small>Transient</small>"):::transientLook
            Report("<b>Report</b><br/><small>Transient</small>"):::transientLook
            Tracker("<b>Tracker</b><br/><small>PerModule</small>"):::perModuleLook
            PickerInput_adapter{{"<b>PickerInput</b><br/><small>Adapter</small>"}}:::adapterLook
            Resolver{{"<b>Resolver</b><br/><small>look-ups by hand</small>"}}:::resolverLook
          end
          subgraph ListModule_box["ListModule"]
            direction LR
            ListModule["<b>ListModule</b><br/><small>built with ListInput</small>"]:::moduleLook
            ListModule_ListInput[/"<b>ListInput</b><br/><small>input</small>"/]:::inputLook
            ListModule_ListContext("<b>ListContext</b><br/><small>PerModule · shared</small>"):::perModuleLook
            ListModule_ListInteractor("<b>ListInteractor</b><br/><small>PerModule</small>"):::perModuleLook
            ListModule_ListPresenter("<b>ListPresenter</b><br/><small>PerModule · MainActor</small>"):::perModuleLook
            ListModule_ListRouter("<b>ListRouter</b><br/><small>PerModule · MainActor</small>"):::perModuleLook
            ListModule_any_ListView("<b>any ListView</b><br/><small>PerModule · MainActor</small>"):::perModuleLook
          end
          subgraph SearchModule_box["SearchModule"]
            direction LR
            SearchModule["<b>SearchModule</b><br/><small>built with SearchInput</small>"]:::moduleLook
            SearchModule_SearchInput[/"<b>SearchInput</b><br/><small>input</small>"/]:::inputLook
            SearchModule_SearchInteractor("<b>SearchInteractor</b><br/><small>PerModule</small><br/><small>exports any Searching</small>"):::perModuleLook
            SearchModule_SearchView("<b>SearchView</b><br/><small>PerModule</small>"):::perModuleLook
          end
          subgraph DetailModule_box["DetailModule"]
            direction LR
            DetailModule["<b>DetailModule</b><br/><small>built with DetailInput</small>"]:::moduleLook
            DetailModule_DetailInput[/"<b>DetailInput</b><br/><small>input</small>"/]:::inputLook
            DetailModule_DetailView("<b>DetailView</b><br/><small>PerModule</small>"):::perModuleLook
            DetailModule_Resolver{{"<b>Resolver</b><br/><small>look-ups by hand</small>"}}:::resolverLook
          end
          Database --> any_Logging
          any_UserService --> HTTPClient
          any_UserService --> Database
          any_UserService_decorator_1 -->|decorates| any_UserService
          any_UserService_decorator_1 --> any_Logging
          HTTPClient --> any_Logging
          HTTPClient --> any_Cache_tagged_Disk
          ImageStore --> any_Cache_tagged_Disk
          any_Plugin_contribution_1 --> any_Logging
          Greeting_String_ --> any_Logging
          Report -.->|asks by hand| Resolver
          Report -.->|asks by hand| DetailModule_Resolver
          Tracker --> any_Logging
          PickerInput_adapter -. adapts to .-> DetailModule
          ListModule --> ListModule_any_ListView
          ListModule ==>|embeds| SearchModule
          ListModule --> ListModule_ListInput
          ListModule -.->|wires| ListModule_ListPresenter
          ListModule -.->|wires| ListModule_any_ListView
          ListModule_ListContext --> ListModule_ListInput
          ListModule_ListInteractor --> any_UserService_decorator_1
          ListModule_ListInteractor --> SearchModule_SearchInteractor
          ListModule_ListInteractor --> Tracker
          ListModule_ListPresenter --> ListModule_ListInteractor
          ListModule_ListPresenter --> ListModule_ListRouter
          ListModule_ListPresenter -.->|factory| Greeting_String_
          ListModule_ListRouter -. builds .-> DetailModule
          ListModule_ListRouter -. builds .-> PickerInput_adapter
          ListModule_any_ListView --> ListModule_ListPresenter
          ListModule_any_ListView --> SearchModule_SearchView
          ListModule_any_ListView -.->|lazy| ImageStore
          SearchModule --> SearchModule_SearchView
          SearchModule_SearchInteractor --> SearchModule_SearchInput
          SearchModule_SearchInteractor --> any_UserService_decorator_1
          SearchModule_SearchInteractor --> ListModule_ListContext
          SearchModule_SearchView --> SearchModule_SearchInteractor
          DetailModule --> DetailModule_DetailView
          DetailModule_DetailView --> DetailModule_DetailInput
          DetailModule_DetailView -.->|provider| any_UserService_decorator_1
          DetailModule_DetailView -->|collects| SpellChecker
          DetailModule_DetailView -->|collects| any_Plugin_contribution_1
          DetailModule_DetailView --> Tracker
          DetailModule_DetailView --> Report
          subgraph legend["legend"]
            legend_Singleton("Singleton"):::singletonLook
            legend_Weak("Weak"):::weakLook
            legend_PerModule("PerModule"):::perModuleLook
            legend_Transient("Transient"):::transientLook
            legend_input("input"):::inputLook
            legend_Module("Module"):::moduleLook
            legend_Adapter("Adapter"):::adapterLook
            legend_Resolver("Resolver"):::resolverLook
          end
          classDef singletonLook fill:#DCEBFB,stroke:#2F6DB5,color:#12365F
          classDef weakLook fill:#E3F4F4,stroke:#2C8C8C,color:#114747
          classDef perModuleLook fill:#E2F3E1,stroke:#3B8A3A,color:#1B4A1A
          classDef transientLook fill:#FDF0D5,stroke:#B7821F,color:#5E410A
          classDef inputLook fill:#FFFFFF,stroke:#7A7A85,color:#3C3C45
          classDef moduleLook fill:#3F4A5C,stroke:#2B3443,color:#FFFFFF
          classDef adapterLook fill:#EFE4F7,stroke:#7F4FA8,color:#44235F
          classDef resolverLook fill:#FBE3E1,stroke:#B93A32,color:#6B1813

        """#
}
