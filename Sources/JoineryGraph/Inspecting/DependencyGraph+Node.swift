public import Joinery

extension DependencyGraph {
    /// A binding, a module, or something else that can be needed.
    public struct Node: Sendable, Hashable, Identifiable {
        /// Names the node within its graph: where it belongs, then its key, as `UserListModule/any UserListView`.
        ///
        /// What belongs to a container that is extended starts with `base/`.
        public var id: String
        /// What kind of thing it is.
        public var kind: Kind
        /// The service, the module or the input, as it is written in the source.
        public var service: String
        /// The types of the runtime arguments.
        public var arguments: [String] = []
        /// The tag that it was declared with.
        public var tag: String?
        /// The scope; `nil` for what is not a binding.
        public var scope: Scope?
        /// The actor that it has to be made on, because of its own factory or of what that needs.
        public var isolation: String?
        /// The id of the module that it is in; `nil` in a container.
        ///
        /// A module is not in itself.
        public var module: ID?
        /// Where it was declared.
        public var location: DeclarationSite?
        /// The input of a module.
        public var input: String?
        /// The other keys of a binding: what it `provides`.
        public var provides: [String] = []
        /// Those of its keys that the module which embeds its module sees.
        public var exports: [String] = []
        /// The collections that it is a part of, each as often as it contributes to it.
        public var contributesTo: [String] = []
        /// The modules that have one of their own of a `PerModule` binding that a container declares.
        public var madeFor: [ID] = []
        /// The types of the values that its declaration brings for its factory.
        public var supplied: [String] = []
        /// What more is known of it.
        public var traits: [Trait] = []
        /// What this binding hides at its place.
        public var shadows: [Shadow] = []
        /// The container that it belongs to: 0 for the one that the graph is of, 1 for the one that this extends, and so on.
        public var base = 0
        /// The types that it can be found by, as far as they are known.
        var types = NodeTypes()

        /// Makes a node; set what else is known of it afterwards.
        ///
        /// - Parameters:
        ///   - id: A name that no other node of the graph has.
        ///   - kind: What kind of thing it is.
        ///   - service: The service, the module or the input.
        public init(id: ID, kind: Kind, service: String) {
            self.id = id
            self.kind = kind
            self.service = service
        }

        /// The module that a picture shows it in: its own, or the only one that has a copy of it.
        var home: ID? { module ?? (madeFor.count == 1 ? madeFor.first : nil) }

        /// The service with its runtime arguments and its tag: `any Greeting(String)`, `any Cache tagged Disk`.
        public var key: String {
            (arguments.isEmpty ? service : "\(service)(\(arguments.joined(separator: ", ")))")
                + (tag.map { " tagged \($0)" } ?? "")
        }

        /// What a node is.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// A service.
            case binding
            /// A part of a collection that is nothing else.
            case contribution
            /// What wraps a service.
            case decorator
            /// What a module is built with, if anything in it asks for that.
            case input
            /// A module: it needs its entry, its children, and what it wires.
            case module
            /// What serves one input by a module that accepts another.
            case adapter
            /// Dynamic lookups, at one place.
            case resolver
        }

        /// Something that is so or not.
        public enum Trait: String, Sendable, Hashable, Codable, CaseIterable {
            /// The modules that are built inside its module see it.
            case shared
            /// Starting the container makes it, with an asynchronous factory.
            case asynchronous
            /// Starting the container makes it.
            case eager
            /// It is a value that can hold references, as a struct or a closure.
            case value
            /// It is declared in a container that this one extends, and made anew here because something differs.
            case inherited
        }

        /// A binding that cannot be seen because of a nearer one.
        public struct Shadow: Sendable, Hashable, Codable {
            /// The key of both.
            public var key: String
            /// Where the hidden one was declared.
            public var location: DeclarationSite?

            /// Makes the note of a hidden binding.
            ///
            /// - Parameters:
            ///   - key: The key of both.
            ///   - location: Where the hidden one was declared.
            public init(key: String, location: DeclarationSite?) {
                self.key = key
                self.location = location
            }
        }
    }
}
