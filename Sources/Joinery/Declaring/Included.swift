/// Says which assembly or module was included: one object for those that are equal.
package final class Included: Sendable {
    let type: Any.Type
    /// Whether all values of the type are equal, since it has no properties.
    let hasNoValue: Bool

    init(_ type: Any.Type, hasNoValue: Bool) {
        self.type = type
        self.hasNoValue = hasNoValue
    }

    /// Whether both declare the same.
    func isSame(as other: Included) -> Bool {
        self === other || (hasNoValue && other.hasNoValue && type == other.type)
    }
}

/// An assembly as it stands in a block: its declarations, before those that are there twice are left out.
@usableFromInline
package final class AssemblyRecord: Sendable {
    let included: Included
    let bindings: Bindings
    let location: DeclarationSite?

    init(_ included: Included, _ bindings: Bindings, location: DeclarationSite? = nil) {
        self.included = included
        self.bindings = bindings
        self.location = location
    }
}

/// Assemblies or modules that include each other.
@usableFromInline
package struct InclusionCircle: Sendable {
    /// From the outermost to the one that includes it again, which is the last.
    let types: [Any.Type]
    /// Where they are included, the last one first, as far as it is known.
    var places: [DeclarationSite] = []

    /// The same circle, known to stand at one more place.
    func located(_ location: DeclarationSite) -> InclusionCircle {
        guard places.count < types.count else { return self }
        var copy = self
        copy.places.append(location)
        return copy
    }
}

/// What is being listed while the declarations of a container are evaluated.
///
/// It finds assemblies and modules that include each other before the stack overflows, and lists those that are included
/// several times only once.
///
/// `@unchecked`: only the thread that made it touches the variables, and only while `isOpen`. Assemblies need not be
/// `Sendable`, so their values stay here, where they were made, and are let go at the end.
final class InclusionContext: @unchecked Sendable {
    private static let current = TaskLocal<InclusionContext?>(wrappedValue: nil)
    /// How often one type may include itself with values that are not known to be equal.
    private static let depthLimit = 64

    private let thread = currentThread()
    private var isOpen = true
    private var open: [(type: Any.Type, value: Any)] = []
    private var listed: [ObjectIdentifier: [(value: Any, bindings: Bindings)]] = [:]
    private var hasCircle = false

    /// Evaluates a block of declarations; what is included in it several times is listed once.
    static func evaluating(_ block: (InclusionContext) -> Bindings) -> Bindings {
        if let context = current.get(), context.thread == currentThread(), context.isOpen { return block(context) }
        let context = InclusionContext()
        defer { context.close() }
        return current.withValue(context) { block(context) }
    }

    /// Lists the declarations of an assembly or a module, unless an equal one has been listed before.
    ///
    /// - Parameters:
    ///   - value: The assembly or module.
    ///   - list: Makes the list.
    /// - Returns: The list; empty after a circle has been found.
    static func list<Value>(_ value: Value, _ list: (Included) -> Bindings) -> Bindings {
        evaluating { context in
            // Whatever else the circle leads to, it cannot be linked.
            guard !context.hasCircle else { return Bindings() }
            if let circle = context.circle(at: value) {
                context.hasCircle = true
                return Bindings([.circle(circle)])
            }
            let known = context.listed[ObjectIdentifier(Value.self)] ?? []
            if let same = known.first(where: { isEqual(value, $0.value) }) { return same.bindings }
            context.open.append((Value.self, value))
            defer { context.open.removeLast() }
            let bindings = list(Included(Value.self, hasNoValue: hasNoValue(value)))
            context.listed[ObjectIdentifier(Value.self), default: []].append((value, bindings))
            return bindings
        }
    }

    private func circle<Value>(at value: Value) -> InclusionCircle? {
        let same = open.indices.filter { open[$0].type == Value.self }
        guard !same.isEmpty else { return nil }
        let start =
            same.first { Self.isEqual(value, open[$0].value) } ?? (same.count < Self.depthLimit ? nil : same.last)
        return start.map { InclusionCircle(types: open[$0...].map(\.type) + [Value.self]) }
    }

    private func close() {
        isOpen = false
        open = []
        listed = [:]
    }

    private static func hasNoValue<Value>(_ value: Value) -> Bool { MemoryLayout<Value>.size == 0 }

    /// Whether two values of one type are known to be equal.
    private static func isEqual<Value>(_ value: Value, _ other: Any) -> Bool {
        func isEqual<Comparable: Equatable>(_ value: Comparable) -> Bool { value == other as? Comparable }
        if hasNoValue(value) { return true }
        if Value.self is AnyClass { return value as AnyObject === other as AnyObject }
        return (value as? any Equatable).map { isEqual($0) } ?? false
    }
}
