/// The names that `import Joinery` makes visible.
enum JoineryNames {
    /// The public types of Joinery; a test compares them with its sources.
    static let all: Set = [
        "Adapter", "Assembly", "Bindings", "BindingsBuilder", "Builder", "Child", "Container", "Contribution",
        "Contributions",
        "Declaration", "DeclarationSite", "DeclaredBinding", "Decorator", "DependencyPath", "Factory", "Lazy",
        "LinkError", "MainActorFunction", "Module", "ModuleInput", "NonisolatedFunction", "PerModule", "Provider",
        "ResolutionError", "Resolver", "Scope", "ServiceBinding", "ShutdownError", "Singleton", "StartError", "Tagged",
        "Transient", "Weak", "Wiring", "WithoutKey",
    ]
}
