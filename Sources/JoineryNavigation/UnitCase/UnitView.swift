/// The view of a view and view model pair.
///
/// The input, the output, the message and the callback have defaults, so a view declares only those that it needs.
///
/// ```swift
/// final class SearchView: UnitView {
///     var unit: UnitBinding<SearchView>?
///     var input: SearchInput { SearchInput(text: field.text) }
///     func bind(_ output: SearchOutput) { … }
///     func viewDidLoad() { unit?.load() }
/// }
/// ```
@MainActor
public protocol UnitView: AnyObject {
    /// The values that the view provides to its view model.
    associatedtype Input = Void
    /// The values of the view model that the view is bound to.
    associatedtype Output = Void
    /// The message that can be sent to the view when it is opened.
    associatedtype Message = Void
    /// The callbacks that the pair sends to the code that opened it.
    associatedtype Callback: Sendable = Never

    /// The binding. The router sets it, and the view retains it. The view calls ``UnitBinding/load()`` when it is loaded.
    var unit: UnitBinding<Self>? { get set }

    /// The input of the view model, which is read when the view is loaded.
    var input: Input { get }

    /// Binds the view to the output of its view model. Called once, when the view is loaded.
    func bind(_ output: Output)

    /// Receives the message of the code that opened the pair, after the initializer and before the view is loaded.
    func receive(_ message: Message)
}

extension UnitView where Input == Void {
    /// No input.
    public var input: Void { () }
}

extension UnitView where Output == Void {
    /// Does nothing.
    public func bind(_ output: Void) {}
}

extension UnitView where Message == Void {
    /// Does nothing.
    public func receive(_ message: Void) {}
}
