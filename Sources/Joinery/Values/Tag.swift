/// A tag, as a binding keeps it.
protocol TagMark: Sendable {
    /// The type that the app uses as the tag.
    var tag: Any.Type { get }

    /// The part of a key that stands for the tag, and for the runtime arguments if there are any.
    func qualifier(_ arguments: Any.Type?) -> Any.Type
}

struct TagOf<Tag>: TagMark {
    var tag: Any.Type { Tag.self }

    func qualifier(_ arguments: Any.Type?) -> Any.Type {
        guard let arguments else { return TagQualifier<Tag>.self }
        func both<Arguments>(_ arguments: Arguments.Type) -> Any.Type { TaggedArguments<Tag, Arguments>.self }
        return both(arguments)
    }
}

/// Stands for a tag in a ``Key``: not the tag's type itself, which could be that of a runtime argument.
@usableFromInline
enum TagQualifier<Tag>: Sendable {}

/// Stands for a tag and runtime arguments in a ``Key``.
enum TaggedArguments<Tag, Arguments>: Sendable {}
