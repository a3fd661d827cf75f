/// The names that `import Joinery` makes visible.
enum JoineryNames {
    /// The public types of Joinery; a test compares them with its sources.
    static let all: Set = [
        "Adapter", "Assembly", "BindingDraft", "Bindings", "BindingsBuilder", "Builder", "Child", "Container",
        "Contribution", "Declaration", "Decorator", "DependencyGraph", "DependencyPath", "Factory", "GraphChecks",
        "Lazy", "LinkError", "Module", "ModuleInput", "PerModule", "Problem", "Provider", "ResolutionError", "Resolver",
        "Scope", "ServiceBinding", "ShutdownError", "Singleton", "SourceLocation", "StartError", "StartedService",
        "Tagged", "TimedOut", "Transient", "Weak", "Wiring",
    ]
}
