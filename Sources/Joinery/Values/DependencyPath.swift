/// The way from what was asked for to where something went wrong.
///
/// Its description is one line: `any Screen → Presenter → any Api`.
public struct DependencyPath: Sendable, CustomStringConvertible {
    /// One service on the way.
    public struct Step: Sendable, CustomStringConvertible {
        /// The service as it is written in the source, with its runtime arguments.
        public var key: String
        /// The scope of its binding; `nil` for what is not a binding, as a module or its input.
        public var scope: Scope?
        /// What it is besides a service that is bound; `nil` for a plain binding.
        public var role: Role?
        /// The module that it belongs to; `nil` for what belongs to the container.
        public var module: String?
        /// Where its binding was written.
        public var location: DeclarationSite?

        /// What a declaration does with the service that it names.
        public enum Role: String, Sendable, Hashable, Codable, CustomStringConvertible {
            /// It wraps the service.
            case decorator
            /// It is a part of a collection.
            case contribution

            /// The name of the declaration.
            public var description: String {
                switch self {
                case .decorator: "Decorator"
                case .contribution: "Contribution"
                }
            }
        }

        package init(
            key: String,
            scope: Scope? = nil,
            role: Role? = nil,
            module: String? = nil,
            location: DeclarationSite? = nil
        ) {
            self.key = key
            self.scope = scope
            self.role = role
            self.module = module
            self.location = location
        }

        /// The service with all that is known of it, on one line.
        public var description: String {
            var details: [String] = []
            if let role { details.append(role.description) } else if let scope { details.append(scope.description) }
            if let module { details.append("in \(module)") }
            if let location { details.append(location.description) }
            return details.isEmpty ? key : "\(key)  (\(details.joined(separator: ", ")))"
        }
    }

    /// The services, each needing the next.
    public var steps: [Step]

    /// Makes a path.
    ///
    /// - Parameter steps: The services, each needing the next.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The keys with arrows between them.
    public var description: String { steps.map(\.key).joined(separator: " → ") }

    /// One line for each service, indented, with scope, module and source location.
    package var details: String {
        steps.enumerated()
            .map { index, step in
                "    " + (index == 0 ? "" : String(repeating: "  ", count: index - 1) + "→ ") + step.description
            }
            .joined(separator: "\n")
    }
}
