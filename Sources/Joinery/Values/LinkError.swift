/// Every problem of a graph, found before the first object is made.
///
/// ```
/// 1 problem in the graph:
///
/// 1. missing: UserListPresenter needs any UserService, and nothing provides it.
///        …
///     hint: declare it, for instance: Singleton((any UserService).self) { … }
/// ```
public struct LinkError: Error, Sendable, CustomStringConvertible {
    /// The problems, in the order of declaration where there is one.
    public let problems: [Problem]

    package init(problems: [Problem]) {
        self.problems = problems
    }

    /// Every problem with its path, places and hints.
    public var description: String {
        let count = problems.count
        let head = count == 1 ? "1 problem in the graph:" : "\(count) problems in the graph:"
        let list = problems.enumerated()
            .map { index, problem in
                "\(index + 1). "
                    + problem.description.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated().map { $0 == 0 ? String($1) : "   " + $1 }.joined(separator: "\n")
            }
        return ([head] + list).joined(separator: "\n\n")
    }
}

extension LinkError {
    /// One thing that is wrong with a graph.
    public struct Problem: Sendable, CustomStringConvertible {
        /// What kind of thing is wrong.
        public enum Kind: String, Sendable, Hashable, Codable {
            /// A service is needed and not bound.
            case missing
            /// Two bindings of one key, at one level.
            case duplicate
            /// An object depends on itself.
            case cycle
            /// A long-lived object would retain a shorter-lived one.
            case captive
            /// Two objects that are constructed in one call need different actors.
            case isolation
            /// A runtime argument of another type than the binding takes.
            case argumentMismatch
            /// A per-module object or a wiring outside of any module.
            case outsideModule
            /// What a module needs from the modules above it is not shared by the one that builds it.
            case notShared
            /// Adapters that lead in a circle.
            case adapterLoop
            /// A binding that the library cannot accept.
            case unsupported
            /// A decorator of something that is not bound.
            case notDecorated
            /// An override of something that is not bound.
            case notOverridden
            /// A warning: a binding or adapter that no root needs.
            case unreached
            /// A warning: a module that nothing builds.
            case neverBuilt
            /// A warning: a transient that only singletons use.
            case heldTransient
            /// A warning: a dynamic lookup, which is not checked when linking.
            case opaque
            /// A warning: a binding that hides another.
            case shadowed
            /// A warning: a value of a module that is kept after the build, with all it refers to.
            case keptValue
            /// A warning: an object that holds a request for what belongs to another actor.
            case otherActor
            /// A warning: more objects are constructed one inside the other than a small stack has room for.
            case deepConstruction
        }

        /// What kind of thing is wrong.
        public let kind: Kind
        /// The service, module or adapter that it is about.
        public let key: String
        /// What is wrong, as one sentence.
        public let summary: String
        /// Who needs it, from the outermost on, or the places that contradict each other.
        public let path: DependencyPath
        /// What is near and does not match, and what to do.
        public let hints: [String]

        package init(kind: Kind, key: String, summary: String, path: DependencyPath, hints: [String]) {
            self.kind = kind
            self.key = key
            self.summary = summary
            self.path = path
            self.hints = hints
        }

        /// The problem as several lines.
        public var description: String {
            var lines = ["\(kind.rawValue): \(summary)"]
            if !path.steps.isEmpty { lines.append(path.details) }
            lines += hints.map { "  hint: \($0)" }
            return lines.joined(separator: "\n")
        }
    }
}
