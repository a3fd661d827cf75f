/// What can be changed of a user.
public enum EditableField: String, CaseIterable, Sendable {
    /// The full name.
    case name
    /// The address to write to.
    case email
    /// Where the picture is.
    case avatar

    /// All fields, as a text for the screen.
    public static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// One field and its new value.
public struct FieldChange: Hashable, Sendable {
    /// What changes.
    public let field: EditableField
    /// What it changes to.
    public let value: String

    /// A change of one field.
    public init(field: EditableField, value: String) {
        self.field = field
        self.value = value
    }
}
