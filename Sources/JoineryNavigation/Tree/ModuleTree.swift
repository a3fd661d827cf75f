/// The tree of the open modules.
///
/// ```swift
/// print(tree)
/// // App (active)
/// //   UserList (active)
/// //     UserDetail (active)
/// ```
@MainActor
public final class ModuleTree {
    /// The top of the tree, which stands for the application.
    ///
    /// It is active from the start.
    public let root: ModuleNode
    /// The node of the module that is being built.
    private var opening: ModuleNode?

    /// Creates a tree that has only its root.
    ///
    /// - Parameter name: The name of the root in the printed tree.
    public init(name: String = "App") {
        root = ModuleNode(name: name)
        root.becomeRoot()
    }

    /// Makes all modules inactive, children first.
    ///
    /// Call it when the application goes to the background.
    public func suspend() {
        root.setRootActive(false)
    }

    /// Makes the modules active again, parents first.
    ///
    /// Call it when the application returns from the background.
    public func resume() {
        root.setRootActive(true)
    }

    /// Runs a build.
    ///
    /// The objects that it makes get `node` as the node of their module.
    func open<Entry>(_ node: ModuleNode, _ build: () throws -> Entry) rethrows -> Entry {
        let outer = opening
        opening = node
        defer { opening = outer }
        return try build()
    }

    /// The node of the module that is being built; a new one without a parent if no router is building a module.
    func nodeOfBuiltModule() -> ModuleNode {
        opening ?? ModuleNode(name: "Module")
    }
}

extension ModuleTree: @MainActor CustomStringConvertible {
    /// The tree, with one line for each module and its state.
    public var description: String { root.description }
}

extension ModuleNode: @MainActor CustomStringConvertible {
    /// The module and the modules below it, with one line for each and its state.
    public var description: String { lines(indentation: "").joined(separator: "\n") }

    private func lines(indentation: String) -> [String] {
        ["\(indentation)\(name) (\(state.rawValue))"] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    }
}
