/// What a binding has been declared as so far, as ``ServiceBinding`` keeps it.
///
/// There is nothing in it for an app to use.
public struct DeclaredBinding<Service>: Sendable {
    /// The binding itself, then the other names of its service.
    private(set) var records: [BindingRecord]

    init(_ record: BindingRecord) {
        records = [record]
    }

    @usableFromInline
    init(
        _ scope: Scope,
        _ make: @escaping @Sendable (Edges, FramePointer?) throws -> Service,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        self.init(
            BindingRecord(
                recipe: ServiceRecipe<Service>(make),
                scope: scope,
                dependencies: dependencies,
                isolation: isolation,
                flaw: scope == .weak && !Self.isObject ? .weakValue : nil
            )
        )
    }

    /// Whether the service is one that can be held weakly; behind a protocol only making it shows that.
    private static var isObject: Bool { Service.self is AnyClass || isProtocolType(Service.self) }

    /// The binding itself.
    @usableFromInline var primary: BindingRecord { records[0] }

    /// The binding with a change of what it is besides a way to make a service.
    func changed(_ change: (inout BindingRecord.Roles) -> Void) -> Self {
        var copy = self
        copy.records[0] = primary.changed(change)
        return copy
    }

    /// The same binding, declared at another place in the source.
    package func declared(at fileID: String, _ line: Int) -> Self {
        changed(records: records.map { $0.located(DeclarationSite(fileID: fileID, line: line)) })
    }

    /// The same binding, accepted with a service of any type: an `Optional`, or another request such as `Tagged`.
    ///
    /// It is for a container that has nothing else in it: there the type cannot mean two things.
    package func standingIn() -> Self {
        changed { $0.isStandIn = true }
    }

    /// The same binding with other records.
    func changed(records: [BindingRecord]) -> Self {
        var copy = self
        copy.records = records
        return copy
    }

    /// The binding with such a change under all of its names.
    func changedUnderAllNames(_ change: (inout BindingRecord.Roles) -> Void) -> Self {
        var copy = self
        copy.records = records.map { $0.changed(change) }
        return copy
    }

    /// The binding with another name.
    @usableFromInline
    func adding(_ record: BindingRecord) -> Self {
        var copy = self
        copy.records.append(record)
        return copy
    }

    /// The binding with a name that the module which embeds this one sees.
    @usableFromInline
    func exporting(_ record: BindingRecord) -> Self {
        var copy = self
        let index = records.firstIndex { $0.key == record.key } ?? records.endIndex
        if index == records.endIndex { copy.records.append(record) }
        copy.records[index] = copy.records[index].changed { $0.isExported = true }
        return copy
    }

    /// The binding with a part of a collection.
    @usableFromInline
    func contributing(_ record: BindingRecord, to place: ContributionPlace) -> Self {
        adding(record.changed { $0.contribution = place })
    }

    /// The binding with a tag on all of its names.
    func tagged(_ mark: any TagMark) -> Self {
        let untagged = primary
        var copy = changedUnderAllNames { $0.tag = mark }
        let key = copy.primary.key
        copy.records = copy.records.map { record in
            record.roles.alias == untagged.key ? record.changed { $0.alias = key } : record
        }
        return copy
    }
}
