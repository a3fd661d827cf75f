public import JoineryNavigation

/// What the search asks of whoever can offer names to pick from.
///
/// No module is declared with this input: the search knows none that could do it. The app serves it with an adapter.
public struct NamePickerInput: InputWithOutput, Sendable {
    /// Any view will do.
    public typealias Entry = AnyObject

    /// What is to be picked.
    public var title: String
    /// Hears of the name, if one is picked.
    public var output: ModuleOutput<String>

    /// A request for a name.
    public init(title: String, output: ModuleOutput<String> = ModuleOutput()) {
        self.title = title
        self.output = output
    }
}
