/// What to write where nothing provides a type, by what kind of type it is.
enum Advice {
    /// Advice for the types that are no services; `nil` for all others.
    static func forSpecialType(_ type: Any.Type) -> String? {
        let name = typeName(type)
        if qualifiedTypeName(type) == "Joinery.Container" {
            return
                "a container is not injected: ask for the services, for Builder<…> to build a module, or for Resolver "
                + "for dynamic lookups."
        }
        guard !(type is AnyClass), !isProtocolType(type), !isValue(type) else { return nil }
        if let module = type as? any Module.Type {
            return "\(name) is a module, which is built: ask for Builder<\(typeName(input(of: module)))>."
        }
        if type is any Assembly.Type { return "\(name) is an assembly: ask for the services that it declares." }
        if type is any ModuleInput.Type {
            return
                "\(name) is the input of a module: only the bindings inside of that module can ask for it. To build the "
                + "module ask for Builder<\(name)>."
        }
        return nil
    }

    /// What to write where a declaration needs a service that nothing provides.
    static func forMissing(_ type: Any.Type, neededBy consumer: String) -> [String] {
        if let advice = forSpecialType(type) { return [advice] }
        let name = typeName(type)
        guard isValue(type) else { return ["declare it, for instance: Singleton((\(name)).self) { … }"] }
        return [
            "a value for this binding alone: add .supplying(…).",
            "a value that differs from request to request: Transient((\(consumer)).self, taking: (\(name)).self) { … }.",
            "a default argument, which an initializer loses here: write a closure that does not pass it.",
        ]
    }

    /// Whether a type is a plain value of the standard library, or a closure: seldom meant as a service.
    static func isValue(_ type: Any.Type) -> Bool {
        let name = qualifiedTypeName(type)
        return name.contains("->") || (name.hasPrefix("Swift.") && !isProtocolType(type))
    }

    private static func input<Described: Module>(of module: Described.Type) -> Any.Type { Described.Input.self }
}
