import Joinery
import JoineryGraph
import Testing

/// The DOT text of a whole app, word by word.
@Suite struct GraphAsDOTTests {
    @Test func `the text of a whole app`() throws {
        let graph = try DirectoryApp.container().graph
        #expect(graph.dot() == expected)
    }

    private let expected = #"""
        digraph dependencies {
          graph [rankdir=LR, nodesep=0.22, ranksep=0.9, pad=0.4,
                 fontname="Helvetica", fontsize=13, bgcolor=white]
          node [fontname="Helvetica", fontsize=12, shape=box, style="rounded,filled", margin="0.16,0.08"]
          edge [fontname="Helvetica", fontsize=10, color="#4A5263", arrowsize=0.75]
          subgraph "cluster services 0" {
            label="services"; labeljust=l; margin=14; penwidth=1.2
            style=rounded; color="#AFC6E3"; fontcolor="#2F6DB5"
            "any Logging" [label=<<b>any Logging</b><br/><font point-size="9">Singleton</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "Database" [label=<<b>Database</b><br/><font point-size="9">Singleton</font><br/><font point-size="9">also any Reading</font><br/><font point-size="9">also any Writing</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "any UserService" [label=<<b>any UserService</b><br/><font point-size="9">Singleton</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "any UserService decorator 1" [label=<<b>any UserService</b><br/><font point-size="9">Decorator · Singleton</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F", peripheries=2]
            "HTTPClient" [label=<<b>HTTPClient</b><br/><font point-size="9">Singleton</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "any Cache tagged Disk" [label=<<b>any Cache tagged Disk</b><br/><font point-size="9">Singleton</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "ImageStore" [label=<<b>ImageStore</b><br/><font point-size="9">Weak</font>>, fillcolor="#E3F4F4", color="#2C8C8C", fontcolor="#114747"]
            "SpellChecker" [label=<<b>SpellChecker</b><br/><font point-size="9">Singleton</font><br/><font point-size="9">part of [any Plugin]</font>>, fillcolor="#DCEBFB", color="#2F6DB5", fontcolor="#12365F"]
            "any Plugin contribution 1" [label=<<b>any Plugin</b><br/><font point-size="9">Contribution</font>>, fillcolor="#FDF0D5", color="#B7821F", fontcolor="#5E410A"]
            "Greeting(String)" [label=<<b>Greeting(String)</b><br/><font point-size="9">Transient</font>>, fillcolor="#FDF0D5", color="#B7821F", fontcolor="#5E410A"]
            "Report" [label=<<b>Report</b><br/><font point-size="9">Transient</font>>, fillcolor="#FDF0D5", color="#B7821F", fontcolor="#5E410A"]
            "Tracker" [label=<<b>Tracker</b><br/><font point-size="9">PerModule</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "PickerInput adapter" [label=<<b>PickerInput</b><br/><font point-size="9">Adapter</font>>, fillcolor="#EFE4F7", color="#7F4FA8", fontcolor="#44235F", shape=hexagon, style=filled, margin="0.02,0.02"]
            "Resolver" [label=<<b>Resolver</b><br/><font point-size="9">look-ups by hand</font>>, fillcolor="#FBE3E1", color="#B93A32", fontcolor="#6B1813", shape=octagon, style=filled, margin="0.02,0.02"]
          }
          subgraph "cluster ListModule" {
            label=""; labeljust=l; margin=14; penwidth=1.2
            style="rounded,filled"; color="#AEB6C4"; fillcolor="#F6F7F9"
            "ListModule" [label=<<b>ListModule</b><br/><font point-size="9">built with ListInput</font>>, fillcolor="#3F4A5C", color="#2B3443", fontcolor="#FFFFFF", shape=box, style=filled]
            "ListModule/ListInput" [label=<<b>ListInput</b><br/><font point-size="9">input</font>>, fillcolor="#FFFFFF", color="#7A7A85", fontcolor="#3C3C45", shape=note, style=filled]
            "ListModule/ListContext" [label=<<b>ListContext</b><br/><font point-size="9">PerModule · shared</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "ListModule/ListInteractor" [label=<<b>ListInteractor</b><br/><font point-size="9">PerModule</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "ListModule/ListPresenter" [label=<<b>ListPresenter</b><br/><font point-size="9">PerModule · MainActor</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "ListModule/ListRouter" [label=<<b>ListRouter</b><br/><font point-size="9">PerModule · MainActor</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "ListModule/any ListView" [label=<<b>any ListView</b><br/><font point-size="9">PerModule · MainActor</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
          }
          subgraph "cluster SearchModule" {
            label=""; labeljust=l; margin=14; penwidth=1.2
            style="rounded,filled"; color="#AEB6C4"; fillcolor="#F6F7F9"
            "SearchModule" [label=<<b>SearchModule</b><br/><font point-size="9">built with SearchInput</font>>, fillcolor="#3F4A5C", color="#2B3443", fontcolor="#FFFFFF", shape=box, style=filled]
            "SearchModule/SearchInput" [label=<<b>SearchInput</b><br/><font point-size="9">input</font>>, fillcolor="#FFFFFF", color="#7A7A85", fontcolor="#3C3C45", shape=note, style=filled]
            "SearchModule/SearchInteractor" [label=<<b>SearchInteractor</b><br/><font point-size="9">PerModule</font><br/><font point-size="9">exports any Searching</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "SearchModule/SearchView" [label=<<b>SearchView</b><br/><font point-size="9">PerModule</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
          }
          subgraph "cluster DetailModule" {
            label=""; labeljust=l; margin=14; penwidth=1.2
            style="rounded,filled"; color="#AEB6C4"; fillcolor="#F6F7F9"
            "DetailModule" [label=<<b>DetailModule</b><br/><font point-size="9">built with DetailInput</font>>, fillcolor="#3F4A5C", color="#2B3443", fontcolor="#FFFFFF", shape=box, style=filled]
            "DetailModule/DetailInput" [label=<<b>DetailInput</b><br/><font point-size="9">input</font>>, fillcolor="#FFFFFF", color="#7A7A85", fontcolor="#3C3C45", shape=note, style=filled]
            "DetailModule/DetailView" [label=<<b>DetailView</b><br/><font point-size="9">PerModule</font>>, fillcolor="#E2F3E1", color="#3B8A3A", fontcolor="#1B4A1A"]
            "DetailModule/Resolver" [label=<<b>Resolver</b><br/><font point-size="9">look-ups by hand</font>>, fillcolor="#FBE3E1", color="#B93A32", fontcolor="#6B1813", shape=octagon, style=filled, margin="0.02,0.02"]
          }
          "Database" -> "any Logging"
          "any UserService" -> "HTTPClient"
          "any UserService" -> "Database"
          "any UserService decorator 1" -> "any UserService" [arrowhead=empty, penwidth=1.4]
          "any UserService decorator 1" -> "any Logging"
          "HTTPClient" -> "any Logging"
          "HTTPClient" -> "any Cache tagged Disk"
          "ImageStore" -> "any Cache tagged Disk"
          "any Plugin contribution 1" -> "any Logging"
          "Greeting(String)" -> "any Logging"
          "Report" -> "Resolver" [style=dotted, penwidth=1.6, color="#B93A32", arrowhead=odot]
          "Report" -> "DetailModule/Resolver" [style=dotted, penwidth=1.6, color="#B93A32", arrowhead=odot]
          "Tracker" -> "any Logging"
          "PickerInput adapter" -> "DetailModule" [style=dashed, penwidth=1.6, color="#7F4FA8", arrowhead=normal]
          "ListModule" -> "ListModule/any ListView"
          "ListModule" -> "SearchModule" [penwidth=2, color="#3B8A3A", arrowtail=diamond, dir=both]
          "ListModule" -> "ListModule/ListInput"
          "ListModule" -> "ListModule/ListPresenter" [style=dashed, color="#9AA1AE", arrowhead=vee]
          "ListModule" -> "ListModule/any ListView" [style=dashed, color="#9AA1AE", arrowhead=vee]
          "ListModule/ListContext" -> "ListModule/ListInput"
          "ListModule/ListInteractor" -> "any UserService decorator 1"
          "ListModule/ListInteractor" -> "SearchModule/SearchInteractor"
          "ListModule/ListInteractor" -> "Tracker"
          "ListModule/ListPresenter" -> "ListModule/ListInteractor"
          "ListModule/ListPresenter" -> "ListModule/ListRouter"
          "ListModule/ListPresenter" -> "Greeting(String)" [style=dotted, penwidth=1.6, color="#B7821F", arrowhead=onormal]
          "ListModule/ListRouter" -> "DetailModule" [style=dashed, penwidth=1.6, color="#3B8A3A", arrowhead=normal]
          "ListModule/ListRouter" -> "PickerInput adapter" [style=dashed, penwidth=1.6, color="#3B8A3A", arrowhead=normal]
          "ListModule/any ListView" -> "ListModule/ListPresenter"
          "ListModule/any ListView" -> "SearchModule/SearchView"
          "ListModule/any ListView" -> "ImageStore" [style=dotted, penwidth=1.6, color="#2F6DB5", arrowhead=vee]
          "SearchModule" -> "SearchModule/SearchView"
          "SearchModule/SearchInteractor" -> "SearchModule/SearchInput"
          "SearchModule/SearchInteractor" -> "any UserService decorator 1"
          "SearchModule/SearchInteractor" -> "ListModule/ListContext"
          "SearchModule/SearchView" -> "SearchModule/SearchInteractor"
          "DetailModule" -> "DetailModule/DetailView"
          "DetailModule/DetailView" -> "DetailModule/DetailInput"
          "DetailModule/DetailView" -> "any UserService decorator 1" [style=dotted, penwidth=1.6, color="#B7821F", arrowhead=vee]
          "DetailModule/DetailView" -> "SpellChecker" [arrowtail=dot, dir=both]
          "DetailModule/DetailView" -> "any Plugin contribution 1" [arrowtail=dot, dir=both]
          "DetailModule/DetailView" -> "Tracker"
          "DetailModule/DetailView" -> "Report"
          subgraph "cluster legend" {
            label="legend"; labeljust=l; margin=10; style=rounded; color="#D5D8DE"; fontcolor="#7A7A85"
            node [shape=plain, style="", fontsize=10, fontcolor="#3C3C45"]
            "legend colours" [label=<<table border="0" cellborder="0" cellspacing="4" cellpadding="4"><tr><td bgcolor="#DCEBFB" color="#2F6DB5" border="1"><font color="#12365F">Singleton</font></td></tr><tr><td bgcolor="#E3F4F4" color="#2C8C8C" border="1"><font color="#114747">Weak</font></td></tr><tr><td bgcolor="#E2F3E1" color="#3B8A3A" border="1"><font color="#1B4A1A">PerModule</font></td></tr><tr><td bgcolor="#FDF0D5" color="#B7821F" border="1"><font color="#5E410A">Transient</font></td></tr><tr><td bgcolor="#FFFFFF" color="#7A7A85" border="1"><font color="#3C3C45">input</font></td></tr><tr><td bgcolor="#3F4A5C" color="#2B3443" border="1"><font color="#FFFFFF">Module</font></td></tr><tr><td bgcolor="#EFE4F7" color="#7F4FA8" border="1"><font color="#44235F">Adapter</font></td></tr><tr><td bgcolor="#FBE3E1" color="#B93A32" border="1"><font color="#6B1813">Resolver</font></td></tr></table>>]
            "legend lines" [label=<<table border="0" cellborder="0" cellspacing="0"><tr><td port="construction" width="4" height="20" fixedsize="true"></td></tr><tr><td port="decorator" width="4" height="20" fixedsize="true"></td></tr><tr><td port="contribution" width="4" height="20" fixedsize="true"></td></tr><tr><td port="wiring" width="4" height="20" fixedsize="true"></td></tr><tr><td port="lazy" width="4" height="20" fixedsize="true"></td></tr><tr><td port="provider" width="4" height="20" fixedsize="true"></td></tr><tr><td port="factory" width="4" height="20" fixedsize="true"></td></tr><tr><td port="builder" width="4" height="20" fixedsize="true"></td></tr><tr><td port="child" width="4" height="20" fixedsize="true"></td></tr><tr><td port="adapter" width="4" height="20" fixedsize="true"></td></tr><tr><td port="opaque" width="4" height="20" fixedsize="true"></td></tr></table>>]
            "legend words" [label=<<table border="0" cellborder="0" cellspacing="0"><tr><td port="construction" width="90" align="left" height="20" fixedsize="true">needs</td></tr><tr><td port="decorator" width="90" align="left" height="20" fixedsize="true">decorates</td></tr><tr><td port="contribution" width="90" align="left" height="20" fixedsize="true">collects</td></tr><tr><td port="wiring" width="90" align="left" height="20" fixedsize="true">wires</td></tr><tr><td port="lazy" width="90" align="left" height="20" fixedsize="true">lazy</td></tr><tr><td port="provider" width="90" align="left" height="20" fixedsize="true">provider</td></tr><tr><td port="factory" width="90" align="left" height="20" fixedsize="true">factory</td></tr><tr><td port="builder" width="90" align="left" height="20" fixedsize="true">builds</td></tr><tr><td port="child" width="90" align="left" height="20" fixedsize="true">embeds</td></tr><tr><td port="adapter" width="90" align="left" height="20" fixedsize="true">adapts to</td></tr><tr><td port="opaque" width="90" align="left" height="20" fixedsize="true">asks by hand</td></tr></table>>]
            "legend lines":construction:e -> "legend words":construction:w
            "legend lines":decorator:e -> "legend words":decorator:w [arrowhead=empty, penwidth=1.4]
            "legend lines":contribution:e -> "legend words":contribution:w [arrowtail=dot, dir=both]
            "legend lines":wiring:e -> "legend words":wiring:w [style=dashed, color="#9AA1AE", arrowhead=vee]
            "legend lines":lazy:e -> "legend words":lazy:w [style=dotted, penwidth=1.6, color="#2F6DB5", arrowhead=vee]
            "legend lines":provider:e -> "legend words":provider:w [style=dotted, penwidth=1.6, color="#B7821F", arrowhead=vee]
            "legend lines":factory:e -> "legend words":factory:w [style=dotted, penwidth=1.6, color="#B7821F", arrowhead=onormal]
            "legend lines":builder:e -> "legend words":builder:w [style=dashed, penwidth=1.6, color="#3B8A3A", arrowhead=normal]
            "legend lines":child:e -> "legend words":child:w [penwidth=2, color="#3B8A3A", arrowtail=diamond, dir=both]
            "legend lines":adapter:e -> "legend words":adapter:w [style=dashed, penwidth=1.6, color="#7F4FA8", arrowhead=normal]
            "legend lines":opaque:e -> "legend words":opaque:w [style=dotted, penwidth=1.6, color="#B93A32", arrowhead=odot]
          }
        }

        """#
}
