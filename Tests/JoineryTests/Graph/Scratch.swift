import Foundation
import Joinery
import Testing
@Test func scratch() throws {
    let g = try DirectoryApp.container().graph
    print(g.tree())
    try g.dot().write(toFile: "/tmp/g.dot", atomically: true, encoding: .utf8)
    try g.mermaid().write(toFile: "/tmp/g.mmd", atomically: true, encoding: .utf8)
    let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try e.encode(g).write(to: URL(fileURLWithPath: "/tmp/g.json"))
    for w in g.warnings(roots: [DirectoryApp.ListInput.self]) { print(w) }
}
extension DirectoryApp {
    final class Session: Sendable { init(users: any UserService, log: any Logging) {} }
    final class SessionLogger: Logging {}
    final class Audit { init(log: any Logging, session: Session) {} }
}
@Test func scratchExtension() throws {
    let base = try DirectoryApp.container()
    let c = try Container(extending: base) {
        Singleton(DirectoryApp.Session.self, DirectoryApp.Session.init)
        Singleton((any DirectoryApp.Logging).self, DirectoryApp.SessionLogger.init)
    }
    print(c.graph.tree())
    for w in c.graph.warnings(roots: [DirectoryApp.ListInput.self]) { print(w) }
    try c.graph.dot().write(toFile: "/tmp/x.dot", atomically: true, encoding: .utf8)
    let c2 = try Container(extending: base) {
        Singleton(DirectoryApp.Session.self, DirectoryApp.Session.init)
        Transient(DirectoryApp.Audit.self, DirectoryApp.Audit.init)
    }
    print(c2.graph.additions().tree())
    print(c2.graph.nodes.map(\.id))
    try c2.graph.additions().dot().write(toFile: "/tmp/y.dot", atomically: true, encoding: .utf8)
    let c3 = try Container(extending: c2) { Singleton((any DirectoryApp.Logging).self, DirectoryApp.SessionLogger.init) }
    print(c3.graph.nodes.map(\.id))
}
