extension GraphTranslation {
    /// The node with all that is known of it.
    func node(for draft: NodeDraft, id: String) -> DependencyGraph.Node {
        var node = DependencyGraph.Node(id: id, kind: .binding, service: draft.name)
        switch draft.subject {
        case .binding(let record): describe(&node, record, draft)
        case .decorator(let record): describeDecorator(&node, record, draft)
        case .input(let module):
            node.kind = .input
            // The input of a child is made from objects of its parent, and kept as long as those.
            if builder.contexts[draft.context].isEmbedded, isReferringValue(module.input.input) {
                node.traits.append(.value)
            }
        case .resolver: node.kind = .resolver
        case .module(let module):
            node.kind = .module
            node.input = typeName(module.input.input)
            node.location = module.location
        case .adapter(let record):
            node.kind = .adapter
            node.location = record.location
        }
        node.module = moduleID(of: draft)
        node.isolation = draft.linked.lazy.compactMap { self.isolations[$0] }.first
            .map { actorName(builder.actorList[$0]) }
        if node.scope == .perModule, draft.context == 0 { node.madeFor = moduleIDs(of: draft) }
        if draft.level > 0 { node.traits.append(.inherited) }
        return node
    }

    private func describe(_ node: inout DependencyGraph.Node, _ record: BindingRecord, _ draft: NodeDraft) {
        node.name(record)
        node.scope = record.scope
        node.location = record.location
        node.supplied = record.roles.supplies.map { typeName($0.recipe.service) }
        if let place = record.roles.contribution {
            node.kind = .contribution
            node.contributesTo = [place.text]
        }
        let blueprint = draft.context == 0 ? builder.blueprints[draft.level] : builder.contexts[draft.context].blueprint
        let names = record.roles.contribution == nil ? otherNames(of: record, in: blueprint) : []
        let others = names.filter { $0.roles.contribution == nil }
        node.provides = others.map(\.name.text)
        node.exports = ([record] + others).filter(\.roles.isExported).map(\.name.text)
        node.contributesTo += names.compactMap { $0.roles.contribution?.text }
        if record.roles.isShared { node.traits.append(.shared) }
        if record.roles.asynchronous != nil { node.traits.append(.asynchronous) }
        if record.roles.isEager { node.traits.append(.eager) }
        if isReferringValue(record.recipe.service) { node.traits.append(.value) }
        guard record.roles.contribution == nil else { return }
        node.shadows = ([record] + others).compactMap { shadow(of: $0, draft) }
    }

    private func describeDecorator(_ node: inout DependencyGraph.Node, _ record: BindingRecord, _ draft: NodeDraft) {
        node.kind = .decorator
        node.name(record)
        node.location = record.location
        node.supplied = record.roles.supplies.map { typeName($0.recipe.service) }
        // It lives where what it wraps does.
        node.scope = draft.linked.first.flatMap { builder.graph.nodes[$0].scope }
    }

    /// What a key of a binding hides: for a module the container's, for a container those of the ones that it extends.
    private func shadow(of record: BindingRecord, _ draft: NodeDraft) -> DependencyGraph.Node.Shadow? {
        let hidden = builder.blueprints[(draft.context == 0 ? draft.level + 1 : 0)...]
            .lazy.compactMap { $0.bindings[record.key] }.first
        return hidden.map { .init(key: record.name.text, location: $0.location) }
    }
}

extension DependencyGraph.Node {
    /// Names it as the declaration does.
    fileprivate mutating func name(_ record: BindingRecord) {
        service = typeName(record.recipe.service)
        arguments = record.recipe.arguments.map(typeName)
        tag = record.roles.tag.map { typeName($0.tag) }
    }
}

extension ContributionPlace {
    /// The collection as it is asked for.
    fileprivate var text: String {
        guard let key else { return "[\(typeName(element))]" }
        return "[\(typeName(type(of: key as Any))): \(typeName(element))] for \(key)"
    }
}

/// Whether values of a type can hold references: not objects, not something behind a protocol, not plain data.
private func isReferringValue(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return !(type is AnyClass) && !isProtocolType(type) && !isPlain(type)
}
