/// A view and its view model.
///
/// A view and a view model whose input or output types differ do not compile.
///
/// ```swift
/// let search = UnitCase {
///     SearchView()
/// } model: { input, callbacks in
///     SearchViewModel(input: input, onSelected: callbacks.send)
/// }
/// for await callback in router.route(to: search, by: .push) { … }
/// ```
///
/// It only holds the two closures: each opening makes a new view and a new view model. It can be bound as a singleton.
public struct UnitCase<View: UnitView, Model: UnitViewModel>: Sendable
where View.Input == Model.Input, View.Output == Model.Output {
    let makeView: @MainActor () throws -> View
    let makeModel: @MainActor (View.Input, UnitCallbacks<View.Callback>) -> Model

    /// Pairs a view with its view model.
    ///
    /// - Parameters:
    ///   - view: Makes the view.
    ///   - model: Makes the view model from the view's input, when the view is loaded. It also gets the pair's callbacks.
    public init(
        view: @escaping @MainActor () throws -> View,
        model: @escaping @MainActor (View.Input, UnitCallbacks<View.Callback>) -> Model
    ) {
        makeView = view
        makeModel = model
    }

    /// Makes the view, and passes the message to it.
    @MainActor
    func make(
        _ message: View.Message,
        _ callbacks: UnitCallbacks<View.Callback>,
        _ node: ModuleNode
    ) throws -> View {
        let view = try makeView()
        view.unit = UnitBinding(view: view, callbacks: callbacks, node: node) { [makeModel] input in
            let model = makeModel(input, callbacks)
            return (model, model.output)
        }
        view.receive(message)
        return view
    }
}
