/// Builds a module, from inside of another one.
///
/// Inject it into the router of a module: it is the ability to build that one module, not the container.
///
/// ```swift
/// @MainActor final class UserListRouter {
///     init(userDetail: Builder<UserDetailInput>, navigator: any Navigator) { … }
///
///     func showUser(_ id: User.ID) throws {
///         navigator.push(try userDetail.build(UserDetailInput(userID: id)))
///     }
/// }
/// ```
///
/// The new module is a child of the one that the builder was injected into: it sees what that one shares. Each build is
/// an instance of its own. Like a ``Provider`` it keeps the container alive in a module, and not in a singleton.
public struct Builder<Input: ModuleInput>: DependencyRequest, Sendable {
    @usableFromInline let request: DeferredRequest

    /// Builds the module that accepts `input` and returns its entry.
    ///
    /// - Parameters:
    ///   - input: What the module was declared to need from outside.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: The object that the module declares as its entry. The module lives as long as it does.
    /// - Throws: ``ResolutionError`` if a factory fails, or if the module belongs to another actor than the caller.
    /// - Complexity: One allocation besides those of the module's own objects.
    @inlinable
    public func build(_ input: Input, isolation: isolated (any Actor)? = #isolation) throws -> Input.Entry {
        try build(input, on: isolation)
    }

    @inlinable
    @inline(__always)
    func build(_ input: Input, on caller: (any Actor)?) throws -> Input.Entry {
        try request.answer(Input.self, on: caller, limit: recursionLimit) { target, frame in
            // The linker looks a builder up by its input.
            let module = unsafeDowncast(target, to: ModuleProducer<Input>.self)
            let caller = caller.map { ObjectIdentifier($0) }
            return try module.build(input, in: try frame ?? request.container(for: Input.self), on: caller)
        }
    }

    static var name: String { "Builder<\(typeName(Input.self))>" }
    static var target: RequestTarget { .module(Input.self) }
    static var edgeKind: EdgeKind { .builder }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Builder {
        Builder(request: DeferredRequest(edges[0], site, frame))
    }
}
