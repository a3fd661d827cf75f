public import Joinery
public import Navigation

/// What the search asks of whoever can offer names to pick from.
///
/// No module is declared with this input: the search knows none that could do it. The app serves it with an adapter.
public struct NamePickerInput: ModuleInput, Sendable {
    /// Any screen will do.
    public typealias Entry = any Screen

    /// What is to be picked.
    public var title: String
    /// Called with the name, if one is picked.
    public var onPicked: @MainActor (String) -> Void

    /// A request for a name.
    public init(title: String, onPicked: @escaping @MainActor (String) -> Void) {
        self.title = title
        self.onPicked = onPicked
    }
}
