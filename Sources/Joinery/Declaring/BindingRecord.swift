/// Everything that is known of one binding when it is declared.
///
/// The linker reads it; nothing changes it.
@usableFromInline
package final class BindingRecord: Sendable {
    @usableFromInline let recipe: any Recipe
    package let scope: Scope
    package let location: DeclarationSite
    /// The types of the factory's parameters, without the runtime arguments.
    let dependencies: [Any.Type]
    /// The actor that the factory must run on.
    let isolation: (any Actor)?
    /// What it is found by.
    @usableFromInline package let key: Key
    /// What it is besides a way to make a service.
    var roles: Roles { box.roles }
    private let box: RolesBox

    /// What a binding is besides a way to make a service.
    struct Roles: Sendable {
        /// The key of the binding that this one is another name of.
        var alias: Key?
        /// Whether the modules built inside this one see it.
        var isShared = false
        /// Whether the module that embeds this one sees it.
        var isExported = false
        /// The tag it was declared with.
        var tag: (any TagMark)?
        /// The collection that it is a part of, in place of being a service of its own.
        var contribution: ContributionPlace?
        /// Values for parameters of these types, for this binding alone.
        var supplies: [Supply] = []
        /// Whether a decorator has said that its service is `Sendable`.
        var isSendable = false
        /// How an asynchronous factory makes the service.
        var asynchronous: (any StartRecipe)?
        /// Whether starting the container makes the service.
        var isEager = false
        /// What to do with the service when its time is over.
        var shutdown: (any ShutdownAction)?
        /// Why this binding cannot be accepted, if so.
        var flaw: Flaw?
        /// Whether the service may have a type that is otherwise a request, since it stands alone in a test.
        var isStandIn = false
        /// The observer of its objects' construction; `nil` except in tests.
        var observations: [Observation] = []
    }

    /// Most bindings have no role: they share one object, in place of some 250 bytes each.
    private final class RolesBox: Sendable {
        static let plain = RolesBox(Roles())
        let roles: Roles

        init(_ roles: Roles) {
            self.roles = roles
        }
    }

    /// A mistake in a declaration that the compiler lets pass.
    @usableFromInline
    enum Flaw: Sendable {
        case optionalService
        case requestType
        case otherActor
        case weakValue
        case contributedArguments
        case taggedArguments
    }

    private init(
        recipe: any Recipe,
        scope: Scope,
        location: DeclarationSite,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        box: RolesBox
    ) {
        self.recipe = recipe
        self.scope = scope
        self.location = location
        self.dependencies = dependencies
        self.isolation = isolation
        self.box = box
        let qualifier = box.roles.tag.map { $0.qualifier(recipe.qualifier) } ?? recipe.qualifier
        key = Key(recipe.service, qualifier: qualifier)
    }

    convenience init(
        recipe: any Recipe,
        scope: Scope,
        location: DeclarationSite = .unknown,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        roles: Roles?
    ) {
        self.init(
            recipe: recipe,
            scope: scope,
            location: location,
            dependencies: dependencies,
            isolation: isolation,
            box: roles.map { RolesBox($0) } ?? .plain
        )
    }

    convenience init(
        recipe: any Recipe,
        scope: Scope,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        flaw: Flaw? = nil
    ) {
        self.init(
            recipe: recipe,
            scope: scope,
            dependencies: dependencies,
            isolation: isolation,
            roles: flaw.map { Roles(flaw: $0) }
        )
    }

    /// The same binding in other roles.
    func changed(_ change: (inout Roles) -> Void) -> BindingRecord {
        var roles = roles
        change(&roles)
        return copy(scope, location, RolesBox(roles))
    }

    /// The same binding in another scope.
    func scoped(_ scope: Scope) -> BindingRecord { copy(scope, location, box) }

    /// The same binding, declared at `location`.
    func located(_ location: DeclarationSite) -> BindingRecord { copy(scope, location, box) }

    private func copy(_ scope: Scope, _ location: DeclarationSite, _ box: RolesBox) -> BindingRecord {
        BindingRecord(
            recipe: recipe,
            scope: scope,
            location: location,
            dependencies: dependencies,
            isolation: isolation,
            box: box
        )
    }

    /// The service with its runtime arguments and its tag, for texts.
    package var name: NodeName {
        NodeName(type: recipe.service, arguments: recipe.arguments, tag: roles.tag?.tag)
    }
}

/// A value that a binding brings for one of its factory's parameters.
package struct Supply: Sendable {
    let recipe: any Recipe

    init<Value: Sendable>(_ value: Value) {
        recipe = ServiceRecipe<Value> { _, _ in value }
    }
}

/// Where in which collection a contribution belongs.
@usableFromInline
package struct ContributionPlace: Sendable {
    /// The type of the elements.
    package let element: Any.Type
    /// The key, for a keyed collection.
    package let key: (any Hashable & Sendable)?
    /// The type that the key was given as, for a keyed collection.
    let keyType: Any.Type?
    /// The collection's type, as a request for all of it.
    let collection: any DependencyRequest.Type

    /// A place in `[Element]`.
    @usableFromInline
    init<Element>(element: Element.Type) {
        self.element = element
        key = nil
        keyType = nil
        collection = [Element].self
    }

    /// A place in `[Key: Element]`.
    @usableFromInline
    init<Element, Key: Hashable & Sendable>(element: Element.Type, key: Key) {
        self.element = element
        self.key = key
        keyType = Key.self
        collection = [Key: Element].self
    }

    /// Whether both mean the same place of the same collection.
    func isSame(as other: ContributionPlace) -> Bool {
        collection == other.collection && key.map { AnyHashable($0) } == other.key.map { AnyHashable($0) }
    }
}
