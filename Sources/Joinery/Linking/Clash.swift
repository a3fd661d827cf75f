/// Something that an embedded module offers and the module around it has already.
struct Clash {
    let service: Any.Type
    let context: Int
    let places: [SourceLocation]
}

/// One key of a collection, given by two contributions.
struct KeyClash {
    let key: String
    let first: BindingRecord
    let second: BindingRecord
}
