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
    /// The values that its view provides.
    associatedtype Input = Void
    /// The values that its view is bound to.
    associatedtype Output = Void

    /// The values that the view shows.
    var output: Output { get }
}

extension UnitViewModel where Output == Void {
    /// No output.
    public var output: Void { () }
}
