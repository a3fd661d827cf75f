/// One thing that can be made, at one place.
package struct Node: Sendable {
    package let kind: Kind
    // Half the size, as there are many.
    private let place: Int32
    private let actor: Int32
    /// The scope of a binding or decorator; `nil` for what is neither.
    package let scope: Scope?

    /// What a node is, with the declaration that its producer is made from.
    package enum Kind: Sendable {
        /// A binding, or another name of one at the same place.
        case binding(BindingRecord)
        /// Another name of what a container shares, at the level that declares it.
        case sharedAlias(BindingRecord)
        case decorator(BindingRecord)
        /// A value that a binding brings for one of its own parameters.
        case supplied(Supply)
        /// A binding of the container that this one extends, with its object.
        case external(BindingRecord, ExternalProducer)
        /// The input that a module instance was built with.
        case input(ModuleRecord)
        case request(RequestKind)
        /// An instance of a child module.
        case child(ChildRecord)
        /// The entry of a child module, which stands at `context`.
        case entry(ChildRecord, context: Int32)
        /// What a child module exports. The edges are the child and the exported node.
        case export(BindingRecord)
        /// What an enclosing module shares. The edge, if there is one, is what the container has in its place.
        case inherited(BindingRecord)
        /// The builder of a module. The first edges are its input and its entry.
        case module(ModuleRecord)
        case adapter(AdapterRecord)
        case wiring(WiringRecord)
    }

    /// - Parameters:
    ///   - kind: What the node is.
    ///   - context: The module that it is made for, or the container, as a number.
    ///   - isolation: The actor that its own factory needs, as a number.
    ///   - scope: The scope of a binding or decorator.
    init(_ kind: Kind, in context: Int, isolation: Int?, scope: Scope?) {
        self.kind = kind
        place = Int32(context)
        actor = isolation.map { Int32($0) } ?? -1
        self.scope = scope
    }

    /// The module that it is made for, or the container, as a number.
    package var context: Int { Int(place) }

    /// The actor that its own factory needs, as a number; the checks compare them.
    var isolation: Int? { actor < 0 ? nil : Int(actor) }
}

/// What runs already in the container that this one extends.
package struct ExternalProducer: Sendable {
    let producer: Producer

    /// Says which kernel it belongs to.
    package var owner: ObjectIdentifier { ObjectIdentifier(producer.kernel) }
    /// Its node in the graph of that container.
    package var node: Int { producer.node }
}

/// A request for a service, as a parameter has it.
package struct RequestKind: Sendable {
    let type: any DependencyRequest.Type

    /// Whether it can ask for anything, as a ``Resolver`` can.
    package var isOpaque: Bool { type.edgeKind == .opaque }
}

// MARK: What it is

extension Node {
    /// The binding, decorator or other name behind it, where there is one.
    var record: BindingRecord? {
        switch kind {
        case .binding(let record), .sharedAlias(let record), .decorator(let record), .external(let record, _),
            .export(let record), .inherited(let record):
            record
        case .supplied, .input, .request, .child, .entry, .module, .adapter, .wiring: nil
        }
    }

    /// Whether it is another name of a node at the same place, or of what a container shares.
    var isAlias: Bool {
        switch kind {
        case .binding(let record): record.isAlias
        case .sharedAlias: true
        default: false
        }
    }

    /// The record of a binding that makes an object itself, and is no other name of one.
    var madeBinding: BindingRecord? {
        if case .binding(let record) = kind, !record.isAlias { record } else { nil }
    }

    var isDecorator: Bool { if case .decorator = kind { true } else { false } }
    /// What the container that this one extends runs for it.
    var externalProducer: Producer? { if case .external(_, let external) = kind { external.producer } else { nil } }
    var isExternal: Bool { externalProducer != nil }
    var isInput: Bool { if case .input = kind { true } else { false } }
    var isRequest: Bool { if case .request = kind { true } else { false } }
    /// Whether it is a request that is answered later than it is injected.
    var isDeferred: Bool {
        if case .request(let request) = kind { !request.type.edgeKind.isImmediate } else { false }
    }
    /// Whether it is a request that is answered with `nil` where nothing meets it.
    var isOptional: Bool {
        if case .request(let request) = kind, case .optional = request.type.target { true } else { false }
    }
    var isInherited: Bool { if case .inherited = kind { true } else { false } }
    var isChild: Bool { if case .child = kind { true } else { false } }
    var isModule: Bool { if case .module = kind { true } else { false } }
    var isAdapter: Bool { if case .adapter = kind { true } else { false } }
    /// Whether it builds modules, each in a frame of its own.
    var isBuilder: Bool { isModule || isAdapter }
    var isWiring: Bool { if case .wiring = kind { true } else { false } }

    /// Whether it is made by starting the container, so that what needs it never makes it.
    package var isAsynchronous: Bool { if case .binding(let record) = kind { record.isAsynchronous } else { false } }

    /// Whether the object is shared by all of a container.
    var isContainers: Bool { scope == .singleton || scope == .weak }

    /// Whether the object is kept by a module instance.
    var livesInFrame: Bool {
        switch kind {
        case .binding: scope == .perModule && !isAlias
        case .decorator: scope == .perModule
        case .input, .child, .entry, .export, .inherited: true
        case .external, .sharedAlias, .request, .supplied, .module, .adapter, .wiring: false
        }
    }
}

// MARK: How it is called

extension Node {
    /// Its name, spelled out only when someone reads it.
    package var name: NodeName {
        switch kind {
        case .binding(let record), .sharedAlias(let record), .decorator(let record), .external(let record, _),
            .export(let record), .inherited(let record):
            record.name
        case .supplied(let supply): NodeName(type: supply.recipe.service)
        case .input(let module): NodeName(type: module.input.input)
        case .request(let kind): NodeName(type: kind.type)
        case .child(let record): NodeName(type: record.type.input)
        case .entry(let record, _): NodeName(type: record.type.entry)
        case .module(let record): NodeName(type: record.type)
        case .adapter(let record): NodeName(type: record.needed)
        case .wiring: NodeName(type: Wiring.self)
        }
    }

    /// What its declaration is besides a binding.
    var role: DependencyPath.Step.Role? {
        switch kind {
        case .decorator: .decorator
        case .binding(let record), .sharedAlias(let record), .external(let record, _): record.role
        default: nil
        }
    }

    /// Where it is declared; `nil` for what is not declared here.
    package var location: DeclarationSite? {
        switch kind {
        case .binding(let record), .sharedAlias(let record), .decorator(let record), .export(let record),
            .inherited(let record):
            record.location
        case .child(let record), .entry(let record, _): record.location
        case .module(let record): record.location
        case .adapter(let record): record.location
        case .wiring(let record): record.location
        case .supplied, .external, .input, .request: nil
        }
    }
}
