extension Container {
    /// Links the bindings of a block into a container.
    ///
    /// Nothing is made yet: factories run when something is resolved.
    ///
    /// - Parameters:
    ///   - recursionLimit: How deep a thread may recurse through modules and factories that take a runtime argument, before
    ///     that throws ``ResolutionError/tooDeep(limit:path:)``. Each level takes some of the thread's stack.
    ///   - bindings: What the container is made of.
    /// - Throws: ``LinkError`` with all that is wrong, if anything is.
    /// - Complexity: Linear in the number of bindings and their dependencies.
    public convenience init(recursionLimit: Int = 100, @BindingsBuilder _ bindings: () -> Bindings) throws {
        try self.init(
            linking: .evaluating(bindings),
            extending: nil,
            overrides: nil,
            recursionLimit: recursionLimit
        )
    }

    /// Links bindings on top of those of another container.
    ///
    /// The new container sees everything of `base`, and can shadow it; `base` never sees anything of the new one. The
    /// singletons of `base` stay its own: one instance whoever asks first, made from its bindings alone. Its transient
    /// and per-module bindings, and its modules, are looked up from the container that is asked.
    ///
    /// ```swift
    /// let session = try Container(extending: container) {
    ///     Singleton((any Session).self) { UserSession(user: user) }
    /// }
    /// ```
    ///
    /// `base` lives as long as what extends it. Dropping the extension changes nothing in it.
    ///
    /// - Parameters:
    ///   - base: The container to extend.
    ///   - bindings: What is added.
    /// - Throws: ``LinkError`` with all that is wrong, if anything is.
    public convenience init(extending base: Container, @BindingsBuilder _ bindings: () -> Bindings) throws {
        try self.init(linking: .evaluating(bindings), extending: base, overrides: nil)
    }

    /// A new container with some bindings replaced, for tests.
    ///
    /// Everything is linked anew, with fresh singletons, so the replacement reaches everyone who needs the service, in
    /// modules and in containers that this one extends too. This container is not touched.
    ///
    /// ```swift
    /// let testContainer = try container.overriding {
    ///     Singleton((any UserService).self) { MockUserService() }
    /// }
    /// ```
    ///
    /// Contributions take the place of all that the collection has, and with a key of what has that key.
    /// ``Contributions`` empties a collection.
    ///
    /// - Parameter overrides: The bindings, modules and adapters to put in place of those with the same key or input.
    /// - Returns: The new container.
    /// - Throws: ``LinkError`` if the result has problems, or if something is overridden that is not bound.
    public func overriding(@BindingsBuilder _ overrides: () -> Bindings) throws -> Container {
        var overrides = Overrides(.evaluating(overrides), of: declared.levels.map(\.bindings))
        var levels = declared.levels.indices.map { overrides.apply(to: declared.levels[$0].bindings, level: $0) }
        levels[levels.count - 1] = levels[levels.count - 1].adding(overrides.companions)
        for decorator in overrides.decorators {
            // Where it is bound, so that everyone who needs it gets the decorated one.
            let level =
                levels.lastIndex { $0.binds(decorator.key) || $0.contributes(to: decorator.service) } ?? 0
            levels[level] = levels[level].adding([.decorator(decorator)])
        }
        var result: Container?
        for (index, bindings) in levels.enumerated().reversed() {
            result = try Container(
                linking: bindings,
                extending: result,
                overrides: index == 0 ? overrides : nil,
                observer: declared.observer,
                recursionLimit: recursionLimit
            )
        }
        guard let result else { fatalError("A container has at least its own level.") }
        return result
    }

    convenience init(
        linking bindings: Bindings,
        extending base: Container?,
        overrides: Overrides?,
        observer: (any ConstructionObserver)? = nil,
        recursionLimit: Int = Joinery.recursionLimit
    ) throws {
        let observer = observer ?? base?.declared.observer
        let declared = bindings.flattened
        let bindings = observer.map { declared.observed(by: $0) } ?? declared
        let circles = bindings.circles
        guard circles.isEmpty else { throw LinkError(problems: circles.map(\.problem)) }
        let state = ContainerState(bindings, base: base?.frame, recursionLimit: max(recursionLimit, 1))
        let levels = (base?.frame.state.levels ?? []).map { GraphBuilder.Level(scope: $0.scope, kernel: $0) }
        let linker = Linker(scope: DeclaredScope(bindings), bases: levels, overrides: overrides)
        var (frame, linked) = try linker.link(state)
        linked.noteWhatOnlyModulesHave(linker.scope, with: base?.frame.state.linked)
        state.take(linked)
        base?.frame.kernel.ending.add(state)
        self.init(DeclaredContainer(bindings: bindings, base: base, observer: observer), frame: frame)
    }
}

/// What a container was made from, to make others from.
package final class DeclaredContainer: Sendable {
    package let bindings: Bindings
    /// The container that it extends.
    package let base: Container?
    /// The observer of its objects' construction; `nil` except in tests.
    let observer: (any ConstructionObserver)?

    init(bindings: Bindings, base: Container?, observer: (any ConstructionObserver)?) {
        self.bindings = bindings
        self.base = base
        self.observer = observer
    }

    /// This container, the one that it extends, and so on.
    package var levels: [DeclaredContainer] { Array(sequence(first: self) { $0.base?.declared }) }
}

extension Container {
    /// A new container of the same declarations, whose factories report to an observer.
    ///
    /// Everything is linked anew, with fresh singletons, as ``overriding(_:)`` does. What is made from the new container,
    /// by overriding or extending it, has the same observer.
    package func observed(by observer: any ConstructionObserver) throws -> Container {
        var result: Container?
        for level in declared.levels.reversed() {
            result = try Container(
                linking: level.bindings,
                extending: result,
                overrides: nil,
                observer: observer,
                recursionLimit: recursionLimit
            )
        }
        guard let result else { fatalError("A container has at least its own level.") }
        return result
    }

    /// How deep a thread may recurse; one limit for all containers that extend each other.
    private var recursionLimit: Int { frame.kernel.construction.recursionLimit }

    /// Who sees the objects of this container being made.
    package var observer: (any ConstructionObserver)? { declared.observer }

    /// The bindings that the observer sees, in the order of declaration, those of this container before those of the one
    /// that it extends.
    package var observedBindings: [ObservedBinding] {
        guard let observer = declared.observer else { return [] }
        return declared.bindings.observed(of: observer) + (declared.base?.observedBindings ?? [])
    }
}
