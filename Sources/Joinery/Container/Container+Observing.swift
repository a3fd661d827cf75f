extension Container {
    /// A new container of the same declarations, whose factories run under the eyes of an observer.
    ///
    /// Everything is linked anew, with fresh singletons, as ``overriding(_:)`` does. What is made from the new container,
    /// by overriding or extending it, has the same observer.
    package func observed(by observer: any ConstructionObserver) throws -> Container {
        var result: Container?
        for level in declared.levels.reversed() {
            result = try Container(linking: level.bindings, extending: result, overrides: nil, observer: observer)
        }
        guard let result else { fatalError("A container has at least its own level.") }
        return result
    }

    /// Who sees the objects of this container being made.
    package var observer: (any ConstructionObserver)? { declared.observer }

    /// The bindings that the observer sees, in the order of declaration, those of this container before those of the one
    /// that it extends.
    package var observedBindings: [ObservedBinding] {
        guard let observer = declared.observer else { return [] }
        return declared.bindings.observed(of: observer) + (declared.base?.observedBindings ?? [])
    }
}
