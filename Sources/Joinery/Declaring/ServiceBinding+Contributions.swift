extension ServiceBinding {
    /// Makes the service a part of the collection that `[Element]` asks for, besides what it is on its own.
    ///
    /// The part has the scope of the binding: a singleton is the same object in each collection.
    ///
    /// ```swift
    /// Singleton(SpellChecker.self, SpellChecker.init).contributes((any Plugin).self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - element: The type of the collection's elements.
    ///   - convert: Gives the service as that type, usually `{ $0 }`.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    /// - Returns: The binding with the contribution.
    @inlinable
    public func contributes<Element>(
        _ element: Element.Type,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Element,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Self {
        var copy = self
        let location = SourceLocation(fileID: fileID, line: line)
        let alias = draft.primary.alias(unisolated(convert), isolation: convert.isolation, at: location)
        copy.draft.contribute(alias, to: ContributionPlace(element: element))
        return copy
    }

    /// Makes the service a part of the collection that `[Key: Element]` asks for, besides what it is on its own.
    ///
    /// - Parameters:
    ///   - element: The type of the collection's values.
    ///   - key: Where in the collection; a key given twice is a problem found when linking.
    ///   - convert: Gives the service as that type, usually `{ $0 }`.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    /// - Returns: The binding with the contribution.
    @inlinable
    public func contributes<Element, Key: Hashable & Sendable>(
        _ element: Element.Type,
        key: Key,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Element,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Self {
        var copy = self
        let location = SourceLocation(fileID: fileID, line: line)
        let alias = draft.primary.alias(unisolated(convert), isolation: convert.isolation, at: location)
        copy.draft.contribute(alias, to: ContributionPlace(element: element, key: key))
        return copy
    }
}
