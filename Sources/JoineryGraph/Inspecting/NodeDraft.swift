import Joinery

/// A node of the graph that people see, before it has its name.
struct NodeDraft {
    let identity: Identity
    let subject: Subject
    /// The place that it is declared in: the container, which is 0, or a module.
    let context: Int
    /// The container that declares it: 0 for the one that is translated, 1 for the one that it extends, and so on.
    let level: Int
    /// The nodes of the linker's graph that it stands for: copies for several modules, or none.
    let linked: [Int]

    /// What it is.
    enum Subject {
        case binding(BindingRecord)
        case decorator(BindingRecord)
        case input(ModuleRecord)
        case module(ModuleRecord)
        case adapter(AdapterRecord)
        case resolver
    }

    /// Says which declaration is meant, in the graphs of several containers.
    struct Identity: Hashable {
        /// The container that declares it.
        let container: ObjectIdentifier
        /// The modules around it, from the outermost on.
        let modules: [ObjectIdentifier]
        let role: Role
        /// The record, where there can be several.
        var record: ObjectIdentifier?
    }

    enum Role: Hashable {
        case binding
        case decorator
        case input
        case module
        case adapter
        case resolver
    }
}
