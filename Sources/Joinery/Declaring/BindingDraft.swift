/// What a binding has been declared as so far; the modifiers of a ``ServiceBinding`` add to it.
///
/// There is nothing in it to use by hand.
public struct BindingDraft<Service>: Sendable {
    /// The binding itself, then the other names of its service.
    @usableFromInline var records: [BindingRecord]

    @usableFromInline
    init(_ record: BindingRecord) {
        records = [record]
    }

    /// A binding whose recipe calls `factory`, which is only looked at here.
    @usableFromInline
    init<each Dependency>(
        _ scope: Scope,
        _ factory: @isolated(any) @Sendable (repeat each Dependency) throws -> Service,
        _ assemble: @escaping @Sendable (Edges, FramePointer?) throws -> Service,
        _ fileID: String,
        _ line: Int
    ) {
        self.init(
            BindingRecord(
                recipe: ServiceRecipe<Service>(assemble),
                scope: scope,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: factory.isolation
            )
        )
    }

    /// The binding itself.
    @usableFromInline var primary: BindingRecord { records[0] }

    /// Changes the binding itself.
    mutating func change(_ change: (inout BindingRecord.Roles) -> Void) {
        records[0] = records[0].changed(change)
    }

    /// Changes the binding under all its names.
    mutating func changeAll(_ change: (inout BindingRecord.Roles) -> Void) {
        records = records.map { $0.changed(change) }
    }

    /// Adds another name.
    @usableFromInline
    mutating func add(_ record: BindingRecord) {
        records.append(record)
    }

    /// Adds a name that the module which embeds this one sees.
    @usableFromInline
    mutating func export(_ record: BindingRecord) {
        let index = records.firstIndex { $0.key == record.key } ?? records.endIndex
        if index == records.endIndex { records.append(record) }
        records[index] = records[index].changed { $0.isExported = true }
    }

    /// Adds a part of a collection.
    @usableFromInline
    mutating func contribute(_ record: BindingRecord, to place: ContributionPlace) {
        records.append(record.changed { $0.contribution = place })
    }

    /// Gives all names a tag.
    mutating func tag(_ mark: any TagMark) {
        let untagged = primary
        changeAll { $0.tag = mark }
        let key = primary.key
        records = records.map { record in
            record.roles.alias == untagged.key ? record.changed { $0.alias = key } : record
        }
    }
}
