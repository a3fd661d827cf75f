import JoineryNavigation

/// The views, presenters, interactors and wireframes of the modules that were shown, held weakly.
///
/// They are found by looking through the properties of what is shown: so both styles are followed in the same way, and
/// nothing that a module is made of can be forgotten.
@MainActor
final class ModuleParts {
    private struct Part {
        let type: String
        weak var object: AnyObject?
    }

    private var parts: [Part] = []

    /// Remembers the parts of the module that a screen shows.
    func watch(_ screen: JoineryNavigation.Screen) {
        guard let entry = screen.content(as: AnyObject.self) else { return }
        look(at: entry)
    }

    /// The types of those that are still there, and have `name` in their name.
    func alive(_ name: String = "") -> [String] {
        parts.filter { $0.object != nil && $0.type.contains(name) }.map(\.type).sorted()
    }

    /// How many there have been whose type has `name` in its name.
    func seen(_ name: String = "") -> Int {
        parts.count { $0.type.contains(name) }
    }

    private func look(at object: AnyObject) {
        let type = "\(Swift.type(of: object))"
        let isPart = ["View", "Presenter", "Interactor", "Wireframe", "MeasuredText"].contains { type.hasSuffix($0) }
        guard isPart, !parts.contains(where: { $0.object === object }) else { return }
        parts.append(Part(type: type, object: object))
        for (_, value) in Mirror(reflecting: object).children { look(into: value) }
    }

    private func look(into value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class?: look(at: value as AnyObject)
        case .optional?: if let content = mirror.children.first?.value { look(into: content) }
        default: break
        }
    }
}
