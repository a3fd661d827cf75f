/// The view of a view and view model pair.
///
/// What it does not need it leaves out: an input, an output to bind, messages and callbacks all have defaults.
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
    /// What the view provides to its view model.
    associatedtype Input = Void
    /// What the view is bound to.
    associatedtype Output = Void
    /// What can be sent to the view when it is opened.
    associatedtype Message = Void
    /// What the pair tells the one who opened it.
    associatedtype Callback: Sendable = Never

    /// The binding; set by the router, and held by the view. The view calls ``UnitBinding/load()`` when it is loaded.
    var unit: UnitBinding<Self>? { get set }

    /// What the view model is made with, at load.
    var input: Input { get }

    /// Shows what the view model provides. Called once, at load.
    func bind(_ output: Output)

    /// Gets what was sent by the one who opened it: after the initializer, before load.
    func receive(_ message: Message)
}

extension UnitView where Input == Void {
    /// Nothing.
    public var input: Void { () }
}

extension UnitView where Output == Void {
    /// Binds nothing.
    public func bind(_ output: Void) {}
}

extension UnitView where Message == Void {
    /// Takes note of nothing.
    public func receive(_ message: Void) {}
}
