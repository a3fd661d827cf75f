/// The view model of a view and view model pair.
///
/// ```swift
/// final class SearchViewModel: UnitViewModel {
///     typealias Input = SearchInput
///     let output: SearchOutput
///     init(input: SearchInput, users: any UserService) { … }
/// }
/// ```
@MainActor
public protocol UnitViewModel: AnyObject {
    /// What it is made with: what its view provides.
    associatedtype Input = Void
    /// What its view is bound to.
    associatedtype Output = Void

    /// What the view shows.
    var output: Output { get }
}

extension UnitViewModel where Output == Void {
    /// Nothing.
    public var output: Void { () }
}
