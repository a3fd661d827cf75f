/// What a binding is found by: the service type, and a qualifier for its runtime arguments or its tag.
///
/// Types are compared by identity, never by name. Tags, and several arguments, are folded into one marker type, so that a
/// key is two words and comparing it costs two comparisons.
@usableFromInline
package struct Key: Hashable, Sendable {
    @usableFromInline let service: ObjectIdentifier
    @usableFromInline let qualifier: ObjectIdentifier?

    @usableFromInline
    init(_ service: Any.Type, qualifier: Any.Type? = nil) {
        self.service = ObjectIdentifier(service)
        self.qualifier = qualifier.map { ObjectIdentifier($0) }
    }

    /// Most keys have no qualifier, so that one word goes into the hash.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(service)
        if let qualifier { hasher.combine(qualifier) }
    }

    /// The key of what accepts an input.
    init(module input: ObjectIdentifier) {
        service = input
        qualifier = ObjectIdentifier(ModuleQualifier.self)
    }
}

/// Stands for building a module in a ``Key`` whose service is the module's input.
@usableFromInline
enum ModuleQualifier: Sendable {}

/// Stands for two runtime arguments in a ``Key``: not the pair type itself, which is one argument.
@usableFromInline
enum TwoArguments<First, Second>: Sendable {}

/// Stands for three runtime arguments in a ``Key``.
@usableFromInline
enum ThreeArguments<First, Second, Third>: Sendable {}
