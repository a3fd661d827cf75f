/// Declares a service that is shared while someone holds it, and released after.
///
/// While an object made by the binding is alive, every request gets that one. When its last reference is released it is
/// gone, and the next request makes another.
///
/// ```swift
/// Weak(HardwareDecoder.init, as: (any ImageDecoder).self)
/// ```
///
/// It works behind any protocol. Only objects can be shared this way: a struct or an enumeration as the service type is
/// a problem found when linking, one behind a protocol is thrown as ``ResolutionError/notAnObject(service:path:)``. For
/// all other matters it is like a ``Singleton``: one for each container, `Sendable`, without runtime arguments.
public struct Weak<Service>: ServiceBinding {
    /// What has been declared so far.
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }
}
