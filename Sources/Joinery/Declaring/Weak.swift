/// Declares a service that is shared while someone holds it, and released after.
///
/// While an object made by the binding is alive, everyone who asks gets that one. When its last holder has let go it is
/// gone, and the next request makes another.
///
/// ```swift
/// Weak((any ImageDecoder).self, HardwareDecoder.init)
/// ```
///
/// It works behind any protocol. Only objects can be shared this way: a struct or an enumeration as the service type is
/// a problem found when linking, one behind a protocol is thrown as ``ResolutionError/notAnObject(service:path:)``. For
/// all other matters it is like a ``Singleton``: one for each container, `Sendable`, without runtime arguments.
public struct Weak<Service>: ServiceBinding {
    /// What has been declared so far.
    public var draft: BindingDraft<Service>

    /// Declares a service that is shared while someone holds it.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by: a class, or a protocol.
    ///   - make: Makes the object. Its parameters are resolved by type; it runs on the actor it was written for and may
    ///     throw.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    public init<each Dependency>(
        _ service: Service.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) where Service: Sendable {
        draft = BindingDraft(
            BindingRecord(
                recipe: ServiceRecipe<Service>(assembling: unisolated(make)),
                scope: .weak,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.isolation,
                flaw: service is AnyClass || isProtocolType(service) ? nil : .weakValue
            )
        )
    }
}
