/// One level of screens: a stack, or several of them side by side as tabs.
///
/// What is presented is a level of its own.
@MainActor
struct ScreenLayer {
    /// A stack; one that is no tab has no name.
    struct Stack {
        var tab: Tab?
        var screens: [Screen]
    }

    var stacks: [Stack]
    var selected = 0
    /// The screen that the level was presented above; `nil` for the lowest.
    weak var below: Screen?

    init(_ screen: Screen, tab: Tab? = nil, above below: Screen? = nil) {
        stacks = [Stack(tab: tab, screens: [screen])]
        self.below = below
    }

    var front: Screen? { stacks[selected].screens.last }
    var screens: [Screen] { stacks.flatMap(\.screens) }
    var tabs: [Tab] { stacks.compactMap(\.tab) }

    /// Shows a tab with its first screen, or goes on with a tab that was there.
    mutating func open(_ tab: Tab, root: Screen) {
        if let index = stacks.firstIndex(where: { $0.tab == tab }) {
            stacks[index].screens = [root]
            selected = index
        } else {
            stacks.removeAll { $0.tab == nil }
            stacks.append(Stack(tab: tab, screens: [root]))
            selected = stacks.count - 1
        }
    }

    /// Takes screens away, and the tabs that are empty then.
    mutating func remove(_ isGone: (Screen) -> Bool) {
        var tab = selected
        for index in stacks.indices.reversed() {
            stacks[index].screens.removeAll(where: isGone)
            guard stacks[index].screens.isEmpty else { continue }
            stacks.remove(at: index)
            if index < tab || tab == stacks.count { tab -= 1 }
        }
        selected = max(tab, 0)
    }
}
