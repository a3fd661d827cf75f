/// A value that a binding brings for one of its factory's parameters.
package struct Supply: Sendable {
    let recipe: any Recipe

    init<Value: Sendable>(_ value: Value) {
        recipe = ServiceRecipe<Value> { _, _ in value }
    }
}
