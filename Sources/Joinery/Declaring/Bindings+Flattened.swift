extension Bindings {
    /// Where in a flattened list the declarations of one assembly stand.
    package struct Origin: Sendable {
        let range: Range<Int>
        let assembly: AssemblyRecord
    }

    /// The same declarations one after the other: no assembly stands around them, and of equal assemblies and modules
    /// each is there once, where it was included first.
    var flattened: Bindings {
        var flattening = Flattening()
        flattening.add(elements)
        var result = Bindings(flattening.elements)
        result.origins = flattening.origins.isEmpty ? origins : flattening.origins
        return result
    }

    /// What a block declares, flattened; an assembly that is included in it several times is evaluated once.
    static func evaluating(_ block: () -> Bindings) -> Bindings {
        InclusionContext.evaluating { _ in block() }.flattened
    }

    /// The circles of assemblies and modules in a list.
    var circles: [InclusionCircle] {
        elements.compactMap { if case .circle(let circle) = $0 { circle } else { nil } }
    }

    /// The circles, as entries of a list.
    var circleElements: [Element] { circles.map { .circle($0) } }

    /// The list without its circles.
    var withoutCircles: Bindings {
        guard !circles.isEmpty else { return self }
        return Bindings(elements.filter { if case .circle = $0 { false } else { true } })
    }
}

private struct Flattening {
    var elements: [Bindings.Element] = []
    var origins: [Bindings.Origin] = []
    private var seen: [ObjectIdentifier: [Included]] = [:]

    mutating func add(_ list: [Bindings.Element]) {
        for element in list {
            switch element {
            case .assembly(let record):
                guard isNew(record.included) else { continue }
                let start = elements.count
                add(record.bindings.elements)
                origins.append(.init(range: start..<elements.count, assembly: record))
            case .module(let record):
                if isNew(record.included) { elements.append(element) }
            case .binding, .decorator, .child, .adapter, .wiring, .collection, .circle:
                elements.append(element)
            }
        }
    }

    private mutating func isNew(_ included: Included) -> Bool {
        let key = ObjectIdentifier(included.type)
        guard let known = seen[key] else {
            seen[key] = [included]
            return true
        }
        guard !known.contains(where: { $0.isSame(as: included) }) else { return false }
        seen[key] = known + [included]
        return true
    }
}
