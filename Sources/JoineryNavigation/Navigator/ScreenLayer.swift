/// One level of screens: a stack, or several stacks side by side as tabs.
///
/// Each presented stack is a level.
@MainActor
struct ScreenLayer {
    /// A stack.
    ///
    /// It has no tab if it is the only stack of its level.
    struct Stack {
        var tab: NavigationTab?
        var screens: [Screen]
    }

    var stacks: [Stack]
    var selected = 0
    /// The screen that the level was presented above; `nil` for the lowest.
    weak var below: Screen?

    init(_ screen: Screen, tab: NavigationTab? = nil, above below: Screen? = nil) {
        stacks = [Stack(tab: tab, screens: [screen])]
        self.below = below
    }

    var front: Screen? { stacks[selected].screens.last }
    var screens: [Screen] { stacks.flatMap(\.screens) }
    var tabs: [NavigationTab] { stacks.compactMap(\.tab) }

    /// Adds a tab with its first screen, or replaces the screens of a tab that is there.
    mutating func open(_ tab: NavigationTab, root: Screen) {
        if let index = stacks.firstIndex(where: { $0.tab == tab }) {
            stacks[index].screens = [root]
            selected = index
        } else {
            stacks.removeAll { $0.tab == nil }
            stacks.append(Stack(tab: tab, screens: [root]))
            selected = stacks.count - 1
        }
    }

    /// Removes screens, and the tabs that have no screens afterwards.
    mutating func remove(_ leaves: (Screen) -> Bool) {
        var tab = selected
        for index in stacks.indices.reversed() {
            stacks[index].screens.removeAll(where: leaves)
            guard stacks[index].screens.isEmpty else { continue }
            stacks.remove(at: index)
            if index < tab || tab == stacks.count { tab -= 1 }
        }
        selected = max(tab, 0)
    }
}
