/// A view and the view model that goes with it.
///
/// A pair whose input or output do not fit each other does not compile.
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
/// It makes nothing by itself and may be kept, or bound as a singleton.
public struct UnitCase<View: UnitView, Model: UnitViewModel>: Sendable
where View.Input == Model.Input, View.Output == Model.Output {
    let makeView: @MainActor () throws -> View
    let makeModel: @MainActor (View.Input, UnitCallbacks<View.Callback>) -> Model

    /// Pairs a view with its view model.
    ///
    /// - Parameters:
    ///   - view: Makes the view.
    ///   - model: Makes the view model, from what the view provides at load and what hears of the pair's callbacks.
    public init(
        view: @escaping @MainActor () throws -> View,
        model: @escaping @MainActor (View.Input, UnitCallbacks<View.Callback>) -> Model
    ) {
        makeView = view
        makeModel = model
    }

    /// Makes the view, and hands it the message.
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
