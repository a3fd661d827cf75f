public import Joinery

/// Which bindings of a container were used, and how often, up to the moment that it was asked for.
///
/// A binding is used when its factory runs: a singleton at most once, whoever asks for it. Get it as
/// ``Joinery/Container/usage``.
///
/// ```swift
/// let usage = try Container.current.usage
/// #expect(usage.isUsed((any Analytics).self))
/// #expect(usage.count(of: (any DownloadTask).self) == 3)
/// print(usage)
/// ```
public struct BindingUsage: Sendable, CustomStringConvertible {
    /// A binding with the number of times that its factory has run.
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

        /// The service with its runtime arguments and its tag, as it is written in the source.
        public var key: String { step.key }

        /// Its scope; for a decorator `Transient`, whatever it decorates.
        public var scope: Scope? { step.scope }

        /// The module that declares it; `nil` for the container's own.
        public var module: String? { step.module }

        /// Where it was declared.
        public var location: Joinery.SourceLocation? { step.location }

        /// The count, the key, and where it was declared.
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

    /// The bindings whose factories have not run: what a test could leave out.
    public var unused: [Binding] { bindings.filter { $0.count == 0 } }

    /// Whether a service has been made, or asked for by this type where it is one that a binding `provides`.
    ///
    /// - Parameter service: A type that is bound, anywhere in the container; its tags and arguments do not matter.
    /// - Returns: Whether a factory of it has run.
    public func isUsed(_ service: Any.Type) -> Bool {
        all.contains { $0.service == service && $0.count > 0 }
    }

    /// How many objects of a service have been made.
    ///
    /// - Parameter service: The type that a binding declares; what it also `provides` is no other object.
    /// - Returns: How often its factories have run.
    public func count(of service: Any.Type) -> Int {
        bindings.filter { $0.service == service }.reduce(0) { $0 + $1.count }
    }

    /// A line for each binding that was used.
    public var description: String {
        used.isEmpty ? "No binding was used." : used.map(\.description).joined(separator: "\n")
    }
}
