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
///
/// Several assemblies may include one that all of them need: it counts once. For that its values have to be equal, so an
/// assembly with properties should be `Equatable`.
public protocol Assembly: Declaration {
    /// What this assembly declares.
    @BindingsBuilder var bindings: Bindings { get }
}

extension Assembly {
    /// The bindings of the assembly, added to the block it stands in.
    ///
    /// An assembly that is included several times counts once, if its values are equal: if it has no properties, or is
    /// `Equatable`.
    public var declared: Bindings {
        InclusionContext.list(self) { included in
            let bindings = bindings
            // A circle is known by all the places that lead to it, so it does not stay inside.
            return Bindings([.assembly(AssemblyRecord(included, bindings.withoutCircles))] + bindings.circleElements)
        }
    }
}
