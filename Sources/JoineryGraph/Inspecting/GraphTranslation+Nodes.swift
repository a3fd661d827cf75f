import Joinery

extension GraphTranslation {
    /// The node with all that is known of it.
    func node(for draft: NodeDraft, id: String) -> DependencyGraph.Node {
        var node = DependencyGraph.Node(id: id, kind: .binding, service: draft.name)
        node.types = NodeTypes(types(of: draft))
        switch draft.subject {
        case .binding(let record): describe(&node, record, draft)
        case .decorator(let record): describeDecorator(&node, record, draft)
        case .input(let module):
            node.kind = .input
            // The input of a child is made from objects of its parent, and kept as long as those.
            if linked.contexts[draft.context].isChild, isReferringValue(module.inputType) {
                node.traits.append(.value)
            }
        case .resolver: node.kind = .resolver
        case .module(let module):
            node.kind = .module
            node.input = typeName(module.inputType)
            node.location = module.location
        case .adapter(let record):
            node.kind = .adapter
            node.location = record.location
        }
        node.module = moduleID(of: draft)
        node.isolation = draft.linked.lazy.compactMap { self.isolations[$0] }.first
            .map { actorName(linked.actors[$0]) }
        if node.scope == .perModule, draft.context == 0 { node.madeFor = moduleIDs(of: draft) }
        if draft.level > 0 { node.traits.append(.inherited) }
        return node
    }

    private func types(of draft: NodeDraft) -> [Any.Type] {
        switch draft.subject {
        case .binding(let record):
            let names = record.contribution == nil ? declared(around: draft).otherNames(of: record) : []
            return [record.service] + names.filter { $0.contribution == nil }.map(\.service)
        case .decorator(let record): return [record.service]
        case .input(let module): return [module.inputType]
        case .module(let module): return [module.type, module.inputType]
        case .adapter(let record): return [record.needed]
        case .resolver: return [Resolver.self]
        }
    }

    private func describe(_ node: inout DependencyGraph.Node, _ record: BindingRecord, _ draft: NodeDraft) {
        node.name(record)
        node.scope = record.scope
        node.location = record.location
        node.supplied = record.supplied.map(typeName)
        if let place = record.contribution {
            node.kind = .contribution
            node.contributesTo = [place.text]
        }
        let names = record.contribution == nil ? declared(around: draft).otherNames(of: record) : []
        let others = names.filter { $0.contribution == nil }
        node.provides = others.map(\.name.text)
        node.exports = ([record] + others).filter(\.isExported).map(\.name.text)
        node.contributesTo += names.compactMap { $0.contribution?.text }
        if record.isShared { node.traits.append(.shared) }
        if record.isAsynchronous { node.traits.append(.asynchronous) }
        if record.isEager { node.traits.append(.eager) }
        if isReferringValue(record.service) { node.traits.append(.value) }
        guard record.contribution == nil else { return }
        node.shadows = ([record] + others).compactMap { shadow(of: $0, draft) }
    }

    private func describeDecorator(_ node: inout DependencyGraph.Node, _ record: BindingRecord, _ draft: NodeDraft) {
        node.kind = .decorator
        node.name(record)
        node.location = record.location
        node.supplied = record.supplied.map(typeName)
        // It lives where what it wraps does.
        node.scope = draft.linked.first.flatMap { linked.nodes[$0].scope }
    }

    /// What a key of a binding hides: for a module the container's, for a container those of the ones that it extends.
    private func shadow(of record: BindingRecord, _ draft: NodeDraft) -> DependencyGraph.Node.Shadow? {
        let hidden = ((draft.context == 0 ? draft.level + 1 : 0)..<levels.count)
            .lazy.compactMap { self.declared(at: $0).bindings[record.key] }.first
        return hidden.map { .init(key: record.name.text, location: $0.location) }
    }
}

extension DependencyGraph.Node {
    /// Names it as the declaration does.
    fileprivate mutating func name(_ record: BindingRecord) {
        service = typeName(record.service)
        arguments = record.arguments.map(typeName)
        tag = record.tag.map(typeName)
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
    // An optional object is kept like an object.
    let type = unwrappedType(type)
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return !(type is AnyClass) && !isProtocolType(type) && !isPlain(type)
}
