extension StackNavigator {
    /// The screens behind each other that lead to the one in front, the root first; of tabs the selected one.
    public var path: [Screen] { stacks.path }

    /// The tabs, in the order in which they were opened.
    public var tabs: [Tab] { stacks.layers.first?.tabs ?? [] }

    /// The tab that is selected, if there are tabs.
    public var selectedTab: Tab? { stacks.layers.first.flatMap { $0.stacks[$0.selected].tab } }

    /// Whether the screen in front belongs to what was presented.
    public var isPresenting: Bool { stacks.layers.count > 1 }

    /// What a slot of a screen shows.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - host: The screen around it.
    /// - Returns: The embedded screen, if there is one.
    public func occupant(of slot: Slot, in host: Screen) -> Screen? {
        stacks.occupant(of: slot, in: host)
    }
}
