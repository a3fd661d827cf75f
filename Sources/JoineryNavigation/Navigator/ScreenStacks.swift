/// All screens that are shown, as a plain value: which is above which, and which leave together.
@MainActor
struct ScreenStacks {
    private(set) var layers: [ScreenLayer] = []
    private(set) var embedded: [Embedded] = []

    /// A screen in a slot of another.
    struct Embedded {
        let screen: Screen
        let slot: Slot
        let host: Screen
    }

    nonisolated init() {}

    var front: Screen? { layers.last?.front }
    var all: [Screen] { layers.flatMap(\.screens) + embedded.map(\.screen) }
    var path: [Screen] { layers.flatMap { $0.stacks[$0.selected].screens } }

    // MARK: Adding

    /// Pushes a screen onto the stack in front, or onto that of the module that opened it if its tab is not in front.
    mutating func push(_ screen: Screen) {
        if let tab = hiddenTab(of: screen.parent) {
            layers[0].stacks[tab].screens.append(screen)
        } else {
            let layer = layers.count - 1
            layers[layer].stacks[layers[layer].selected].screens.append(screen)
        }
    }

    mutating func present(_ screen: Screen) {
        layers.append(ScreenLayer(screen, above: front))
    }

    mutating func addRoot(_ screen: Screen) {
        layers.append(ScreenLayer(screen))
    }

    mutating func open(_ tab: NavigationTab, root: Screen) {
        if layers.isEmpty { layers.append(ScreenLayer(root, tab: tab)) } else { layers[0].open(tab, root: root) }
    }

    mutating func embed(_ screen: Screen, in slot: Slot, of host: Screen) {
        embedded.append(Embedded(screen: screen, slot: slot, host: host))
    }

    mutating func select(_ tab: NavigationTab) -> Bool {
        guard let index = layers.first?.stacks.firstIndex(where: { $0.tab == tab }) else { return false }
        layers[0].selected = index
        return true
    }

    // MARK: Finding

    func contains(_ screen: Screen) -> Bool {
        all.contains { $0 === screen }
    }

    func isEmbedded(_ screen: Screen) -> Bool {
        embedded.contains { $0.screen === screen }
    }

    func occupant(of slot: Slot, in host: Screen) -> Screen? {
        embedded.first { $0.slot == slot && $0.host === host }?.screen
    }

    /// The screens that opening a tab would replace: those of this tab, or the plain root.
    func displaced(by tab: NavigationTab) -> [Screen] {
        guard let layer = layers.first else { return [] }
        return layer.stacks.filter { $0.tab == tab || $0.tab == nil }.flatMap(\.screens)
    }

    /// The screens that have to leave for `screen` to be in front; `nil` if it is on no stack.
    func above(_ screen: Screen) -> [Screen]? {
        for (level, layer) in layers.enumerated() {
            for stack in layer.stacks {
                guard let index = stack.screens.firstIndex(where: { $0 === screen }) else { continue }
                return stack.screens[(index + 1)...] + layers[(level + 1)...].flatMap(\.screens)
            }
        }
        return nil
    }

    /// Selects the tab that contains a screen.
    mutating func reveal(_ screen: Screen) {
        for level in layers.indices {
            let index = layers[level].stacks.firstIndex { stack in stack.screens.contains { $0 === screen } }
            if let index { layers[level].selected = index }
        }
    }

    /// The tab of a module, as an index, if that tab is not selected.
    ///
    /// A module that has no screen on a stack belongs to the tab of the nearest module above it that has one.
    private func hiddenTab(of module: ModuleNode?) -> Int? {
        guard let layer = layers.first else { return nil }
        var next = module
        while let node = next {
            if let screen = node.screen, above(screen) != nil {
                let tab = layer.stacks.firstIndex { stack in stack.screens.contains { $0 === screen } }
                return tab == layer.selected ? nil : tab
            }
            next = node.parent
        }
        return nil
    }

    // MARK: Removing

    /// The screens that leave when `seeds` leave, the last shown first.
    ///
    /// With a screen leave: the screens above it on its stack, the stacks that are presented above it, the screens in its
    /// slots, and the screens of the modules below its own in the tree.
    func closure(of seeds: [Screen]) -> [Screen] {
        var leaving = Set(seeds.map(ObjectIdentifier.init))
        var count = -1
        while count != leaving.count {
            count = leaving.count
            for layer in layers {
                if let below = layer.below, leaving.contains(ObjectIdentifier(below)) {
                    leaving.formUnion(layer.screens.ids)
                }
                for stack in layer.stacks {
                    guard let first = stack.screens.firstIndex(where: { leaving.contains(ObjectIdentifier($0)) }) else {
                        continue
                    }
                    leaving.formUnion(stack.screens[first...].ids)
                }
            }
            for part in embedded where leaving.contains(ObjectIdentifier(part.host)) {
                leaving.insert(ObjectIdentifier(part.screen))
            }
            for screen in all where leaving.contains(ObjectIdentifier(screen)) {
                leaving.formUnion(screen.node.screensBelow.ids)
            }
        }
        return all.reversed().filter { leaving.contains(ObjectIdentifier($0)) }
    }

    /// Whether the lowest level would be empty without these screens.
    func wouldBeEmpty(without screens: [Screen]) -> Bool {
        let leaving = Set(screens.map(ObjectIdentifier.init))
        return layers.first?.screens.allSatisfy { leaving.contains(ObjectIdentifier($0)) } ?? true
    }

    mutating func remove(_ screens: [Screen]) {
        let leaving = Set(screens.map(ObjectIdentifier.init))
        for index in layers.indices { layers[index].remove { leaving.contains(ObjectIdentifier($0)) } }
        layers.removeAll { $0.stacks.isEmpty }
        embedded.removeAll { leaving.contains(ObjectIdentifier($0.screen)) }
    }
}

extension Collection where Element == Screen {
    fileprivate var ids: Set<ObjectIdentifier> { Set(map(ObjectIdentifier.init)) }
}

extension ModuleNode {
    /// The screens of the modules below this one.
    var screensBelow: [Screen] {
        children.flatMap { child in (child.screen.map { [$0] } ?? []) + child.screensBelow }
    }
}
