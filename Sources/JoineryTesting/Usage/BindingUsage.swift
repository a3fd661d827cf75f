public import Joinery

/// How often the bindings of a container have been used, at the time of ``Joinery/Container/usage``.
///
/// Each run of a binding's factory counts, so a singleton is used at most once. Decorators are listed as what they are.
///
/// ```swift
/// let usage = try Container.current.usage
/// #expect(usage.isUsed((any Analytics).self))
/// #expect(usage.count(of: (any DownloadTask).self) == 3)
/// print(usage)
/// ```
public struct BindingUsage: Sendable, CustomStringConvertible {
    /// A binding, and how often its factory has run.
    public struct Binding: Sendable, CustomStringConvertible {
        /// How often its factory has run.
        public let count: Int

        let service: Any.Type
        let isOtherName: Bool
        private let step: DependencyPath.Step

        init(_ binding: ObservedBinding, count: Int) {
            service = binding.service
            isOtherName = binding.isAlias
            step = binding.step
            self.count = count
        }

        /// The service with its runtime arguments and its tag, as in the source.
        public var key: String { step.key }

        /// The scope; `nil` for a decorator, which has that of what it wraps.
        public var scope: Scope? { step.scope }

        /// What it is besides a binding: a decorator, or a contribution to a collection; `nil` for a plain binding.
        public var role: DependencyPath.Step.Role? { step.role }

        /// The module that declares the binding; `nil` if the container does.
        public var module: String? { step.module }

        /// The place of the declaration.
        public var location: DeclarationSite? { step.location }

        /// The count, the key, and the place of the declaration.
        public var description: String { "\(count) × \(step)" }
    }

    private let all: [Binding]

    init(_ all: [Binding]) {
        self.all = all
    }

    /// All bindings, in the order of declaration.
    public var bindings: [Binding] { all.filter { !$0.isOtherName } }

    /// The bindings whose factories have run.
    public var used: [Binding] { bindings.filter { $0.count > 0 } }

    /// The bindings whose factories have not run.
    ///
    /// A test could leave them out.
    public var unused: [Binding] { bindings.filter { $0.count == 0 } }

    /// Whether a service has been made, also as a part of a collection, or has been requested by a type that its binding `provides`.
    ///
    /// - Parameter service: A type that is bound anywhere in the container, with any tag and any runtime arguments.
    /// - Returns: Whether one of its factories has run.
    public func isUsed(_ service: Any.Type) -> Bool {
        all.contains { $0.service == service && $0.count > 0 }
    }

    /// How many objects of a service have been made.
    ///
    /// - Parameter service: The type that a binding declares. Types that it only `provides` are not counted again, and
    ///   neither are the decorators around an object.
    /// - Returns: How often its factories have run.
    public func count(of service: Any.Type) -> Int {
        bindings.filter { $0.service == service && $0.role != .decorator }.reduce(0) { $0 + $1.count }
    }

    /// The bindings that were used, one on each line.
    public var description: String {
        used.isEmpty ? "No binding was used." : used.map(\.description).joined(separator: "\n")
    }
}
