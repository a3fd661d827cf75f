import Joinery
import JoineryTesting
import Testing

// What reflection meets in the objects of apps: each of these holds the next in its own way.

private enum Holder {
    case one(Node)
    case two(first: Node?, second: Int)
}

private class Base {
    unowned let gone: Owner
    weak var weakly: Node?
    let base: Node?
    init(gone: Owner, base: Node?) {
        self.gone = gone
        self.base = base
    }
}

private final class Owner {}

private final class Node: Base {
    var holder: Holder?
    var tuple: (Int, Node?) = (0, nil)
    var optional: Node??
    var existential: (any AnyObject)?
    var byKey: [String: Node] = [:]
    var erased: Any?
    lazy var later: Node? = nil
    var custom: Custom?
    unowned(unsafe) var unsafely: Node?
}

/// Shows something else than it has.
private struct Custom: CustomReflectable {
    var node: Node
    var customMirror: Mirror { Mirror(self, children: ["shown": node, "more": 1]) }
}

@Suite("Who holds a survivor")
struct ReflectionTests {
    /// The report about a node that holds itself in the way that `tie` says, through another.
    private func report(_ tie: (_ first: Node, _ second: Node) -> Void) throws -> String {
        let list = failures {
            expectReleased {
                // Its unowned reference dangles from here on.
                let first = Node(gone: Owner(), base: nil)
                let second = Node(gone: Owner(), base: first)
                tie(first, second)
                return [first, second]
            }
        }
        return try #require(list.first).message
    }

    @Test func `fields of superclasses, cases, tuples, collections and optionals are looked into`() throws {
        #expect(try report { $0.holder = .one($1) }.contains("Node.holder.one → Node.base → Node"))
        #expect(try report { $0.holder = .two(first: $1, second: 1) }.contains("Node.holder.two.first → Node.base"))
        #expect(try report { $0.tuple = (1, $1) }.contains("Node.tuple.1 → Node.base"))
        #expect(try report { $0.optional = $1 }.contains("Node.optional → Node.base"))
        #expect(try report { $0.existential = $1 }.contains("Node.existential → Node.base"))
        #expect(try report { $0.byKey = ["a": $1] }.contains("Node.byKey[0].value → Node.base"))
        #expect(try report { $0.erased = [1, $1] as [Any] }.contains("Node.erased[1] → Node.base"))
        #expect(try report { $0.later = $1 }.contains("Node.later → Node.base"))
        #expect(try report { $0.custom = Custom(node: $1) }.contains("Node.custom.shown → Node.base"))
    }

    @Test func `what holds only weakly, unowned, or without counting is not named`() throws {
        let text = try report {
            $0.weakly = $1
            $0.unsafely = $1
            $0.erased = { [first = $0, second = $1] in _ = (first, second) }
        }
        #expect(!text.contains("weakly"))
        #expect(!text.contains("unsafely"))
        #expect(!text.contains("gone"))
        #expect(text.contains("There are closures in Node.erased."))
        let other = try report {
            $0.weakly = $1
            $0.erased = { [first = $0, second = $1] (_: [Int]) -> [Node] in [first, second] }
        }
        #expect(other.contains("There are closures in Node.erased."))
    }

    @Test func `what a Lazy has made is looked into`() throws {
        final class Screen {
            let helper: Lazy<Helper>
            init(helper: Lazy<Helper>) { self.helper = helper }
        }
        final class Helper {
            var screen: Screen?
        }
        let text = try #require(
            failures {
                expectReleased {
                    let screen = Screen(helper: .stub { Helper() })
                    try screen.helper().screen = screen
                    return screen
                }
            }
            .first
        )
        .message
        #expect(text.contains("1. Screen\n   retained by Screen.helper."))
    }
}
