/// A group of bindings: the unit in which an app declares what it is made of.
///
/// An assembly is a plain value and can have parameters. It may hold other assemblies and modules.
///
/// ```swift
/// struct ServicesAssembly: Assembly {
///     var server: URL
///
///     var bindings: Bindings {
///         Singleton((any UserService).self) { RemoteUserService(server: server) }
///         Singleton(ConsoleLogger.init, as: (any Logging).self)
///     }
/// }
/// ```
///
/// Declared inside a ``Module`` its bindings belong to that module; declared in a container they are seen everywhere.
public protocol Assembly: Declaration {
    /// What this assembly declares.
    @BindingsBuilder var bindings: Bindings { get }
}

extension Assembly {
    /// The bindings of the assembly, added to the block it stands in.
    public var declared: Bindings { bindings }
}
