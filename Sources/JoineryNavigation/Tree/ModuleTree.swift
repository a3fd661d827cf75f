/// The tree of the modules that are there.
///
/// ```swift
/// print(tree)
/// // App (active)
/// //   UserList (active)
/// //     UserDetail (active)
/// ```
@MainActor
public final class ModuleTree {
    /// The top of the tree.
    ///
    /// It stands for the application and is active from the start.
    public let root: ModuleNode
    /// The node of the module that is being built right now.
    private var opening: ModuleNode?

    /// Makes a tree with nothing but its root.
    ///
    /// - Parameter name: What the root is called in the printed tree.
    public init(name: String = "App") {
        root = ModuleNode(name: name)
        root.becomeRoot()
    }

    /// Stops the activity of all modules, children first: the application goes to the background.
    public func suspend() {
        root.setRootActive(false)
    }

    /// Makes the modules active again, parents first.
    public func resume() {
        root.setRootActive(true)
    }

    /// Runs a build: the objects that it makes find `node` as that of their module.
    func open<Entry>(_ node: ModuleNode, _ build: () throws -> Entry) rethrows -> Entry {
        let outer = opening
        opening = node
        defer { opening = outer }
        return try build()
    }

    /// The node for a module that asks for its own; one attached to nothing if no router is opening it.
    func nodeOfBuiltModule() -> ModuleNode {
        opening ?? ModuleNode(name: "Module")
    }
}

extension ModuleTree: @MainActor CustomStringConvertible {
    /// The tree, a line for each module, with its state.
    public var description: String { root.description }
}

extension ModuleNode: @MainActor CustomStringConvertible {
    /// The module and those below it, a line for each, with its state.
    public var description: String { lines(indentation: "").joined(separator: "\n") }

    private func lines(indentation: String) -> [String] {
        ["\(indentation)\(name) (\(state.rawValue))"] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    }
}
