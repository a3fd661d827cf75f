extension ServiceBinding {
    /// Makes the service a part of the collection that `[Element]` asks for, besides what it is on its own.
    ///
    /// The part has the scope of the binding: a singleton is the same object in each collection.
    ///
    /// ```swift
    /// Singleton(SpellChecker.init).contributes((any Plugin).self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - element: The type of the collection's elements.
    ///   - convert: Gives the service as that type, usually `{ $0 }`.
    /// - Returns: The binding with the contribution.
    @inlinable
    public func contributes<Element>(
        _ element: Element.Type,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Element
    ) -> Self {
        let function = unisolated(convert, as: (@Sendable (Service) throws -> Element).self)
        let alias = binding.primary.alias(function, isolation: convert.isolation)
        return Self(binding: binding.contributing(alias, to: ContributionPlace(element: element)))
    }

    /// Makes the service a part of the collection that `[Key: Element]` asks for, besides what it is on its own.
    ///
    /// - Parameters:
    ///   - element: The type of the collection's values.
    ///   - key: Where in the collection; a key given twice is a problem found when linking.
    ///   - convert: Gives the service as that type, usually `{ $0 }`.
    /// - Returns: The binding with the contribution.
    @inlinable
    public func contributes<Element, Key: Hashable & Sendable>(
        _ element: Element.Type,
        key: Key,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Element
    ) -> Self {
        let function = unisolated(convert, as: (@Sendable (Service) throws -> Element).self)
        let alias = binding.primary.alias(function, isolation: convert.isolation)
        return Self(binding: binding.contributing(alias, to: ContributionPlace(element: element, key: key)))
    }
}
