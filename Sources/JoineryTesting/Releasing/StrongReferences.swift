/// The strong references of an object, as far as reflection shows them.
///
/// The runtime's metadata tells which fields are strong, so weak and unowned fields are left out. The captures of
/// closures, and the references of C or Objective-C code, cannot be seen.
struct StrongReferences {
    /// The retained objects, each with its path from the given object, such as `child` or `rows[2].cell`.
    private(set) var objects: [(path: String, object: AnyObject)] = []
    /// The paths to closures.
    private(set) var closures: [String] = []
    private var budget = 10_000

    init(of object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        var isCustom = object is any CustomReflectable
        while let level = mirror {
            addFields(of: level, at: "", isCustom: isCustom)
            isCustom = false
            mirror = level.superclassMirror
        }
    }

    /// Adds the fields of a mirror.
    ///
    /// The children of a custom mirror need not be fields.
    private mutating func addFields(of mirror: Mirror, at path: String, isCustom: Bool) {
        // The fields that the runtime counts begin with those of the superclasses, which have mirrors of their own.
        let first = fieldCount(of: mirror.subjectType) - mirror.children.count
        for (offset, index) in mirror.children.indices.enumerated() {
            let field = isCustom || first < 0 ? nil : Field(offset + first, of: mirror.subjectType)
            // It is not even read: reading an unowned reference to a released object would end the process.
            if let field, !field.isStrong { continue }
            let child = mirror.children[index]
            let label = field?.name ?? child.label ?? "\(offset)"
            add(child.value, at: path.isEmpty ? label : "\(path).\(label)")
        }
    }

    private mutating func add(_ value: Any, at path: String) {
        guard budget > 0 else { return }
        budget -= 1
        if let object = object(behind: value) {
            objects.append((path, object))
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            for child in mirror.children { add(child.value, at: path) }
        case .collection, .set, .dictionary:
            for (index, child) in mirror.children.enumerated() { add(child.value, at: "\(path)[\(index)]") }
        case .struct:
            addFields(of: mirror, at: path, isCustom: value is any CustomReflectable)
        case nil where mirror.children.isEmpty && "\(type(of: value))".contains(" -> "):
            closures.append(path)
        default:
            for child in mirror.children {
                // The parts of a tuple are called `.0`, unless they have names.
                let label = child.label.map { $0.hasPrefix(".") ? $0 : ".\($0)" }
                add(child.value, at: path + (label ?? ""))
            }
        }
    }
}

/// A stored property, as the runtime describes it.
private struct Field {
    let name: String
    let isStrong: Bool

    init?(_ index: Int, of type: Any.Type) {
        var metadata = FieldMetadata(name: nil, freeName: nil, isStrong: false, isVariable: false)
        _ = fieldMetadata(of: type, index, &metadata)
        guard let name = metadata.name else { return nil }
        let lazyPrefix = "$__lazy_storage_$_"
        let text = String(cString: name)
        self.name = text.hasPrefix(lazyPrefix) ? String(text.dropFirst(lazyPrefix.count)) : text
        isStrong = metadata.isStrong
        metadata.freeName?(name)
    }
}

/// It has the layout of the runtime's own structure.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong: Bool
    var isVariable: Bool
}

// The functions that `Mirror` itself uses, declared by their symbols, because `Mirror` does not show which fields are
// weak. Both only read the metadata of a type. The standard library has had them, with these signatures, since Swift 5.4.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
    of type: Any.Type,
    _ index: Int,
    _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
